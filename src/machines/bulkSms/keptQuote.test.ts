import { expect, test } from 'vitest';
import { aCampaignDraft } from '../../../tests/builders/api/aCampaign.ts';
import { CampaignServer, openTab } from '../../../tests/builders/api/campaignTabs.ts';

test('a preview keeps the quote of a draft that is as it was quoted, and shows another draft without one', async () => {
  const { actor, rest, ask, type } = openTab(new CampaignServer());
  await ask('quote');
  actor.send({ type: 'preview.requested', page: 1 });
  expect(await rest()).toMatchObject({
    value: { preparing: 'quoted' },
    quote: { id: 'quote-1' },
    preview: { page: 1 },
  });
  type(aCampaignDraft({ content: 'Half price!' }));
  actor.send({ type: 'preview.requested', page: 1 });
  expect(await rest()).toMatchObject({ value: { preparing: 'previewed' }, quote: null });
});
