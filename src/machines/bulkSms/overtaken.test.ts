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
