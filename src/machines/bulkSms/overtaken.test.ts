import { expect, test } from 'vitest';
import { aCampaignDraft } from '../../../tests/builders/api/aCampaign.ts';
import { CampaignServer, openTab, withCode } from '../../../tests/builders/api/campaignTabs.ts';

const later = aCampaignDraft({ at: '2026-03-02T00:00:00.000Z' });

/** What is asked of a campaign, and what has to come before. */
const requests = {
  save: [],
  quote: [],
  send: ['quote'],
  pause: ['quote', 'send'],
  stop: ['quote', 'send'],
  cancel: ['quote', 'send'],
} as const;

const cases = Object.entries(requests).flatMap(([request, before]) =>
  ['STALE-VERSION', 'WRONG-STATUS', 'GEN01'].map((code) => ({ request, before, code })),
);

test.each(cases)(
  '$request refused as $code: only what others changed is loaded again',
  async ({ request, before, code }) => {
    const server = new CampaignServer();
    const { ask, type, rest } = openTab(server);
    await ask('save');
    if (request === 'cancel') type(later);
    for (const one of before) await ask(one);
    if (request === 'save' || request === 'quote') type(aCampaignDraft({ content: 'Mine' }));
    server.next = { [request]: withCode(code) };
    server.asked = [];
    await ask(request as keyof typeof requests);
    await rest();
    expect(server.asked.includes('load')).toBe(code !== 'GEN01');
  },
);

/** What a tab asked for when another had been quicker, and what it goes on with once it knows. */
test.each([
  ['save', 'what was typed is saved, and no quote is made of it', ['save', 'load', 'save'], { preparing: 'editing' }],
  ['quote', 'the quote is made', ['quote', 'load', 'quote'], { preparing: 'quoted' }],
  ['send', 'a quote for what there is now is shown', ['send', 'load', 'quote'], { preparing: 'quoted' }],
  ['cancel', 'no quote is made again', ['cancel', 'load'], { preparing: 'editing' }],
] as const)('a %s that came too late: %s', async (request, _, asked, value) => {
  const server = new CampaignServer();
  const { ask, type, rest } = openTab(server);
  await ask('quote');
  if (request === 'save') type(aCampaignDraft({ content: 'Mine' }));
  server.next = { [request]: withCode('STALE-VERSION') };
  server.asked = [];
  if (request === 'cancel' && server.campaign) server.campaign = { ...server.campaign, status: 'saved', quote: null };
  await ask(request);
  expect([server.asked, (await rest()).value]).toEqual([[...asked], value]);
});

test('a quote whose save and load both fail goes on when it is tried again', async () => {
  const server = new CampaignServer();
  const { ask, type, retry } = openTab(server);
  await ask('save');
  type(aCampaignDraft({ content: 'Mine' }));
  server.next = { save: withCode('STALE-VERSION'), load: withCode('GEN01') };
  expect(await ask('quote')).toMatchObject({ value: { loadFailed: 'toQuote' } });
  server.next = { save: withCode('CREDIT-TOO-LOW') };
  expect(await retry()).toMatchObject({ value: { preparing: { saveFailed: 'toQuote' } } });
  expect(await retry()).toMatchObject({ value: { preparing: 'quoted' } });
});

test('a save whose load fails goes on when it is tried again', async () => {
  const server = new CampaignServer();
  const { ask, type, retry } = openTab(server);
  await ask('save');
  type(aCampaignDraft({ content: 'Mine' }));
  server.next = { save: withCode('STALE-VERSION'), load: withCode('GEN01') };
  expect(await ask('save')).toMatchObject({ value: { loadFailed: 'toKeep' } });
  expect(await retry()).toMatchObject({ value: { preparing: 'editing' }, campaign: { content: 'Mine' } });
});
