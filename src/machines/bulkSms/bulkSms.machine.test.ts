import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCampaign, aCampaignDraft } from '../../../tests/builders/api/aCampaign.ts';
import { CampaignServer, openTab, withCode } from '../../../tests/builders/api/campaignTabs.ts';

const draft = aCampaignDraft();
const other = aCampaignDraft({ content: 'Half price!' });
const { uuid } = aCampaign();

async function aQuotedTab(server = new CampaignServer()) {
  const tab = openTab(server);
  await tab.ask('quote');
  return { server, ...tab };
}

test('a new campaign is saved, quoted and sent', async () => {
  const { server, ask, rest } = await aQuotedTab();
  expect(await rest()).toMatchObject({ value: { preparing: 'quoted' }, quote: { id: 'quote-1' } });
  expect(await ask('send')).toMatchObject({ value: { sending: 'running' }, campaign: { status: 'sending' } });
  expect(server.asked).toEqual(['save', 'quote', 'send']);
});

test('a draft with a time is scheduled, and the schedule taken back', async () => {
  const at = '2026-03-02T00:00:00.000Z';
  const { type, ask, server } = await aQuotedTab();
  type({ ...draft, at });
  await ask('quote');
  expect(await ask('send')).toMatchObject({ value: 'scheduled' });
  expect(await ask('cancel')).toMatchObject({ value: { preparing: 'editing' }, draft: { at }, quote: null });
  expect(server.asked.slice(-2)).toEqual(['schedule', 'cancel']);
});

test('a changed draft discards its quote, so that nothing can be sent', async () => {
  const { type, ask, server } = await aQuotedTab();
  type(other);
  expect(await ask('send')).toMatchObject({ value: { preparing: 'editing' }, quote: null, preview: null });
  expect(server.sent).toEqual([]);
});

test('what is typed while a quote is made stays, and the quote does not count', async () => {
  const { actor, type, rest } = await aQuotedTab();
  actor.send({ type: 'quote.requested' });
  type(other);
  expect(await rest()).toMatchObject({ value: { preparing: 'editing' }, quote: null, draft: other });
});

test('what is typed during a save stays, and only the next save sends it', async () => {
  const { actor, type, rest, ask, server } = await aQuotedTab();
  type({ ...draft, name: 'Summer' });
  actor.send({ type: 'save.requested' });
  type(other);
  expect(await rest()).toMatchObject({ draft: other, campaign: { name: 'Summer' } });
  await ask('save');
  expect(server.campaign).toMatchObject({ content: other.content, name: other.name });
});

test('a preview shows the draft as it is, saved or not, page by page', async () => {
  const server = new CampaignServer();
  const { actor, rest, type } = openTab(server);
  actor.send({ type: 'preview.requested', page: 2 });
  expect(await rest()).toMatchObject({ value: { preparing: 'previewed' }, preview: { page: 2 }, campaign: null });
  type(other);
  expect(await rest()).toMatchObject({ value: { preparing: 'editing' }, preview: null });
  expect(server.asked).toEqual(['preview']);
});

test('a double click sends once', async () => {
  const { actor, rest, server } = await aQuotedTab();
  actor.send({ type: 'send.requested' });
  actor.send({ type: 'send.requested' });
  await rest();
  expect(server.asked.filter((name) => name === 'send')).toHaveLength(1);
});

test('a lost answer to a send is asked for again with the same quote, and sends once', async () => {
  const { server, ask, retry } = await aQuotedTab();
  server.next = { send: 'lost' };
  expect(await ask('send')).toMatchObject({ value: { preparing: 'sendFailed' }, failure: { code: 'GEN01' } });
  expect(await retry()).toMatchObject({ value: { sending: 'running' }, failure: null });
  expect(server.sent).toEqual(['quote-1']);
});

test('a lost answer to a first save makes one campaign, and what was typed since is saved too', async () => {
  const server = new CampaignServer();
  const { ask, type } = openTab(server);
  server.next = { save: 'lost' };
  expect(await ask('save')).toMatchObject({ value: { preparing: { saveFailed: 'toKeep' } } });
  type(other);
  expect(await ask('quote')).toMatchObject({ value: { preparing: 'quoted' } });
  expect([server.keys.size, server.campaign?.content, server.asked]).toEqual([
    1,
    other.content,
    ['save', 'save', 'save', 'quote'],
  ]);
});

test('a lost answer to a later save is found out, and the quote that was asked for is made', async () => {
  const { server, ask, type, retry } = await aQuotedTab();
  type(other);
  server.next = { save: 'lost' };
  await ask('quote');
  expect(await retry()).toMatchObject({ value: { preparing: 'quoted' }, draft: other });
});

test('two tabs send once', async () => {
  const server = new CampaignServer();
  const first = await aQuotedTab(server);
  const second = openTab(server, uuid);
  expect(await second.rest()).toMatchObject({ value: { preparing: 'quoted' } });
  expect([await first.ask('send'), await second.ask('send')]).toMatchObject([
    { value: { sending: 'running' } },
    { value: { sending: 'running' } },
  ]);
  expect(server.sent).toEqual(['quote-1']);
});

test('a tab that quotes again what another tab has sent sees it being sent', async () => {
  const server = new CampaignServer();
  const first = await aQuotedTab(server);
  const second = openTab(server, uuid);
  await second.rest();
  await first.ask('send');
  second.type(other);
  expect(await second.ask('quote')).toMatchObject({ value: { sending: 'running' }, draft: other });
});

test('what others saved meanwhile is a conflict, and either side can be kept', async () => {
  const theirs = aCampaign({ content: 'Theirs', version: 9 });
  for (const [choice, kept] of [
    ['mine.kept', other.content],
    ['theirs.taken', 'Theirs'],
  ] as const) {
    const { server, ask, type, actor, rest } = await aQuotedTab();
    type(other);
    server.campaign = theirs;
    expect(await ask('save')).toMatchObject({ value: { conflict: 'toKeep' }, draft: other });
    actor.send({ type: choice });
    expect(await rest()).toMatchObject({ value: { preparing: 'editing' }, draft: { content: kept } });
    expect(server.campaign.content).toBe(kept);
  }
});

test('a quote that no longer counts says what changed, and is replaced by a new one', async () => {
  const { server, ask } = await aQuotedTab();
  server.next = { send: withCode('QUOTE-CHANGED', { changes: ['opt-outs', 'rates'] }) };
  expect(await ask('send')).toMatchObject({ value: { preparing: 'quoteChanged' }, changes: ['opt-outs', 'rates'] });
  expect(await ask('send')).toMatchObject({ value: { preparing: 'quoteChanged' } });
  expect(await ask('quote')).toMatchObject({ value: { preparing: 'quoted' }, quote: { id: 'quote-2' }, changes: [] });
});

test('an expired quote is replaced by a new one', async () => {
  const { server, ask } = await aQuotedTab();
  server.next = { send: withCode('QUOTE-EXPIRED') };
  expect(await ask('send')).toMatchObject({ value: { preparing: 'quoteExpired' } });
  expect(await ask('quote')).toMatchObject({ value: { preparing: 'quoted' } });
});

test.each([
  ['save', 'save', { preparing: { saveFailed: 'toKeep' } }],
  ['quote', 'quote', { preparing: 'quoteFailed' }],
  ['send', 'send', { preparing: 'sendFailed' }],
  ['cancel', 'cancel', 'cancelFailed'],
] as const)('a failed %s keeps the draft and can be tried again', async (call, wish, value) => {
  const { server, type, ask, retry } = await aQuotedTab();
  if (wish === 'save' || wish === 'quote') type(other);
  server.next = { [call]: withCode('CREDIT-TOO-LOW') };
  const content = wish === 'save' || wish === 'quote' ? other.content : draft.content;
  expect(await ask(wish)).toMatchObject({ value, draft: { content }, failure: { code: 'CREDIT-TOO-LOW' } });
  expect(await retry()).toMatchObject({ draft: { content }, failure: null });
  expect(server.asked.filter((name) => name === call).length).toBeGreaterThan(1);
});

test('a failed preview and a failed load can be tried again', async () => {
  const server = new CampaignServer(aCampaign());
  server.next = { load: withCode('GEN01'), preview: withCode('GEN01') };
  const { rest, retry, actor } = openTab(server, uuid);
  expect(await rest()).toMatchObject({ value: { loadFailed: 'alone' } });
  expect(await retry()).toMatchObject({ value: { preparing: 'editing' } });
  actor.send({ type: 'preview.requested', page: 1 });
  expect(await rest()).toMatchObject({ value: { preparing: 'previewFailed' } });
  expect(await retry()).toMatchObject({ value: { preparing: 'previewed' } });
});

test('a campaign is paused, resumed and stopped, and a failed pause can be tried again', async () => {
  const { server, ask, retry } = await aQuotedTab();
  await ask('send');
  server.next = { pause: withCode('GEN01') };
  expect(await ask('pause')).toMatchObject({ value: { sending: 'actionFailed' } });
  expect(await retry()).toMatchObject({ value: { sending: 'paused' } });
  expect(await ask('resume')).toMatchObject({ value: { sending: 'running' } });
  expect(await ask('stop')).toMatchObject({ value: 'stopped' });
});

test('a campaign that others took back while it was paused here is edited as they left it', async () => {
  const { server, ask } = await aQuotedTab();
  await ask('send');
  server.change({ status: 'cancelled', content: 'Theirs', quote: null });
  server.next = { pause: withCode('WRONG-STATUS') };
  expect(await ask('pause')).toMatchObject({ value: { preparing: 'editing' }, draft: { content: 'Theirs' } });
});

test('news of a campaign that is sent are followed to its end', async () => {
  const { actor, ask, rest } = await aQuotedTab();
  await ask('send');
  for (const [status, value] of [
    ['paused', { sending: 'paused' }],
    ['sending', { sending: 'running' }],
    ['sent', 'sent'],
  ] as const) {
    actor.send({ type: 'campaign.changed', campaign: aCampaign({ status, sent: 2 }) });
    expect(await rest()).toMatchObject({ value, campaign: { sent: 2 } });
  }
});

test('whatever is clicked, typed and lost in two tabs, no quote is sent twice', async () => {
  const step = fc.record({
    tab: fc.constantFrom(0, 1),
    does: fc.constantFrom('save', 'quote', 'send', 'cancel', 'type', 'retry', 'mine', 'theirs', 'stop'),
    loses: fc.constantFrom('', 'save', 'quote', 'send', 'cancel', 'load'),
    waits: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = new CampaignServer(aCampaign());
      const tabs = [openTab(server, uuid), openTab(server, uuid)];
      for (const [at, { tab, does, loses, waits }] of steps.entries()) {
        const { actor, type, rest } = tabs[tab] ?? openTab(server);
        server.next = loses === '' ? {} : { [loses]: 'lost' };
        if (does === 'type') type({ ...draft, content: `Text ${at}` });
        else if (does === 'retry') actor.send({ type: 'retried' });
        else if (does === 'mine') actor.send({ type: 'mine.kept' });
        else if (does === 'theirs') actor.send({ type: 'theirs.taken' });
        else actor.send({ type: `${does}.requested` });
        if (waits) await rest();
      }
      for (const { rest } of tabs) await rest();
      expect(server.sent).toEqual([...new Set(server.sent)]);
      const stopped = steps.filter(({ does }) => does === 'stop' || does === 'cancel').length;
      expect(server.sent.length).toBeLessThanOrEqual(1 + stopped);
    }),
    { numRuns: 200 },
  );
});
