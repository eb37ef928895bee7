import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Conversation, ConversationItem } from '#contract/messaging/inbox.contract.ts';
import type { FollowUp } from '#contract/powerups/followUps.contract.ts';
import { followUpTexts } from '../../../../server/kernel/db/schema/followUps.ts';
import { messages } from '../../../../server/kernel/db/schema/messages.ts';
import { anAccount } from '../../../builders/api/anAccount.ts';
import { aMobile } from '../../../builders/api/someMessages.ts';
import { asUser } from '../../messaging/aMessagingWorld.ts';
import { aFollower, minute, noon, settings } from './aFollower.ts';

let world: Awaited<ReturnType<typeof aFollower>>;
let followUp: FollowUp;
beforeAll(async () => {
  world = await aFollower();
  followUp = await world.add();
});

/** What became of a call’s texts. */
const reasonsOf = async (minutes: number, call: string) =>
  (await world.after(minutes, call)).map(({ state, reason }) => reason ?? state);

/** The texts that somebody got or was to get, oldest first. */
const textsTo = (msisdn: string) =>
  world.db
    .select()
    .from(messages)
    .where(and(eq(messages.msisdn, msisdn), eq(messages.direction, 'outbound')))
    .orderBy(messages.stamp);

test('a caller whom nobody answered gets a text from the number they called, when it is due and once', async () => {
  const [did, from] = [await world.number(), aMobile()];
  const call = await world.call(did, { from });
  const ended = world.clock.at;
  expect(await world.after(1, call)).toEqual([
    {
      uuid: followUp.uuid,
      name: 'Missed',
      state: 'waiting',
      reason: null,
      dueAt: new Date(ended + 2 * minute).toISOString(),
      message: null,
    },
  ]);
  expect(await textsTo(from)).toEqual([]);
  await world.after(1, call);
  const [text] = await world.settled(world.account, from);
  expect(text).toMatchObject({ kind: 'followUp', did, state: 'delivered', error: null, userName: '' });
  expect(text?.content).toMatch(/^Sorry that we missed you on 04\d\d \d{3} \d{3}\. Harbour Dental$/);
  expect(text?.charge).toBe(80_000);
  await world.after(5, call);
  expect(await textsTo(from)).toHaveLength(1);
  const [sent] = await world.followUpsOf(call);
  expect(sent).toMatchObject({ state: 'sent', message: { uuid: text?.id, state: 'delivered', error: null } });
});

test('the answer is in a conversation that has the call and the text', async () => {
  const [did, from] = [await world.number(), aMobile()];
  const call = await world.call(did, { from });
  const [text] = await world.after(2, call);
  await world.settled(world.account, from);
  world.clock.at += minute;
  await world.text({ From: from, To: did, Body: 'Please call me tomorrow' });
  const uuid = text?.message?.conversation ?? '';
  const { answer } = await world.asked<{ items: ConversationItem[] }>('listConversationItems', { params: { uuid } });
  const items = answer.items.map((item) => (item.type === 'call' ? item.uuid : item.message.content));
  expect(items).toHaveLength(3);
  expect(items).toEqual(
    expect.arrayContaining([call, 'Please call me tomorrow', expect.stringContaining('Sorry that we missed you')]),
  );
  const conversation = (await world.asked<Conversation>('getConversation', { params: { uuid } })).answer;
  expect([conversation.state, conversation.lastMessage.content]).toEqual(['open', 'Please call me tomorrow']);
});

test('an answered call gets none, unless it is asked for', async () => {
  const did = await world.number();
  expect(await reasonsOf(9, await world.call(did, { answered: true }))).toEqual([]);
  const from = aMobile();
  const thanks = await world.add({
    name: 'Thanks',
    conditions: [{ kind: 'status', is: ['answered'] }],
    content: 'Thank you for calling.',
    allNumbers: false,
    dids: [did],
  });
  expect(await reasonsOf(9, await world.call(did, { from, answered: true }))).toEqual(['sent']);
  expect((await textsTo(from)).map(({ content }) => content)).toEqual(['Thank you for calling.']);
  expect(await reasonsOf(9, await world.call(await world.number(), { answered: true }))).toEqual([]);
  await world.asked('deleteFollowUp', { params: { uuid: thanks.uuid } });
});

test('none goes to who was spoken with meanwhile, or wrote', async () => {
  const [did, from, writing] = [await world.number(), aMobile(), aMobile()];
  const first = await world.call(did, { from });
  world.clock.at += minute;
  await world.call(await world.number(), { from, answered: true });
  expect(await reasonsOf(2, first)).toEqual(['contacted']);
  const second = await world.call(did, { from: writing });
  world.clock.at += minute;
  await world.text({ From: writing, To: did, Body: 'Are you open today?' });
  expect(await reasonsOf(1, second)).toEqual(['contacted']);
  expect([...(await textsTo(from)), ...(await textsTo(writing))]).toEqual([]);
});

test('none goes to who opted out, to a landline, to a withheld number, or twice within the quiet days', async () => {
  const [did, optedOut, twice] = [await world.number(), aMobile(), aMobile()];
  await world.text({ From: optedOut, To: did, Body: 'STOP' });
  await world.settled(world.account, optedOut);
  const stopped = await world.call(did, { from: optedOut });
  expect(await reasonsOf(2, stopped)).toEqual(['optedOut']);
  expect(await reasonsOf(2, await world.call(did, { from: '+61398765432' }))).toEqual(['textless']);
  expect(await reasonsOf(2, await world.call(did, { from: 'anonymous' }))).toEqual(['withheld']);
  const first = await world.call(did, { from: twice });
  const second = await world.call(did, { from: twice });
  expect([await reasonsOf(3, first), await reasonsOf(0, second)]).toEqual([['sent'], ['recent']]);
  const rows = await world.db.select().from(followUpTexts).where(eq(followUpTexts.callUuid, second));
  expect(rows.map(({ msisdn, state, messageId }) => [msisdn, state, messageId])).toEqual([[twice, 'stopped', null]]);
});

test('a number that can’t text sends none, or lets another of the account do so', async () => {
  const [did, from] = [await world.number('geo'), aMobile()];
  expect(await reasonsOf(2, await world.call(did, { from }))).toEqual(['sender']);
  const { status, answer } = await world.asked<FollowUp>('changeFollowUp', {
    params: { uuid: followUp.uuid },
    body: { ...settings, version: followUp.version, sender: world.did },
  });
  expect([status, answer.sender, answer.version]).toEqual([200, world.did, followUp.version + 1]);
  followUp = answer;
  expect(await reasonsOf(2, await world.call(did, { from }))).toEqual(['sent']);
  const [text] = await world.settled(world.account, from);
  expect([text?.did, text?.content]).toEqual([
    world.did,
    expect.stringMatching(/^Sorry that we missed you on \(03\) 9000 \d{4}\./),
  ]);
});

test('outside of its hours a text waits for the next morning of wherever the caller may be', async () => {
  const did = await world.number();
  // Nine in the evening in Sydney.
  world.clock.at = noon + 9 * 60 * minute;
  const call = await world.call(did);
  const [waiting] = await world.after(2, call);
  // Eight in the morning in Perth.
  expect(waiting).toMatchObject({ state: 'waiting', dueAt: '2026-03-05T00:00:00.000Z' });
  world.clock.at = Date.parse('2026-03-05T00:00:00Z');
  expect(await reasonsOf(0, call)).toEqual(['sent']);
});

test('a text whose follow-up was turned off or deleted doesn’t go out', async () => {
  const did = await world.number();
  const other = await world.add({ name: 'Off soon', allNumbers: false, dids: [did], quietDays: 1, delayMinutes: 30 });
  const call = await world.call(did);
  const planned = await world.followUpsOf(call);
  expect(new Set(planned.map(({ name }) => name))).toEqual(new Set(['Missed', 'Off soon']));
  await world.asked('deleteFollowUp', { params: { uuid: other.uuid } });
  const after = await world.after(30, call);
  expect(after.find(({ uuid }) => uuid === other.uuid)).toMatchObject({ name: null, state: 'stopped', reason: 'off' });
});

test('a text whose number was taken from its follow-up doesn’t go out', async () => {
  const did = await world.number();
  const other = await world.add({ name: 'For one', allNumbers: false, dids: [did], delayMinutes: 30 });
  const call = await world.call(did, { from: aMobile() });
  await world.asked('setNumberFollowUps', { params: { did }, body: { followUps: [] } });
  const after = await world.after(30, call);
  expect(after.find(({ uuid }) => uuid === other.uuid)).toMatchObject({ state: 'stopped', reason: 'off' });
  await world.asked('deleteFollowUp', { params: { uuid: other.uuid } });
});

test('a number is given follow-ups, besides those for all numbers', async () => {
  const [did, stranger] = [await world.number(), randomUUID()];
  const [one, two] = [
    await world.add({ name: 'One', allNumbers: false }),
    await world.add({ name: 'Two', allNumbers: false, dids: [did, world.did] }),
  ];
  const set = (uuids: string[]) =>
    world.asked<FollowUp[]>('setNumberFollowUps', { params: { did }, body: { followUps: uuids } });
  const { answer } = await set([one.uuid, followUp.uuid]);
  expect(Object.fromEntries(answer.map(({ name, dids }) => [name, dids]))).toEqual({ Missed: [], One: [did] });
  const left = (await world.list()).find(({ uuid }) => uuid === two.uuid);
  expect([left?.dids, left?.version]).toEqual([[world.did], 2]);
  expect((await set([stranger])).code).toBe('NOT-FOUND');
  expect((await world.list()).find(({ uuid }) => uuid === one.uuid)?.dids).toEqual([did]);
  for (const { uuid } of [one, two]) await world.asked('deleteFollowUp', { params: { uuid } });
});

test('those of an account above follow calls below, if they say so, from the number that was called there', async () => {
  const below = await anAccount(world.db, { parentId: world.account });
  const did = await world.number('mobile', below);
  const shared = await world.add({ name: 'All', subAccounts: true });
  const from = aMobile();
  const call = await world.call(did, { from });
  const [text, ...others] = await world.after(2, call);
  expect([text?.uuid, text?.name, text?.state, others]).toEqual([shared.uuid, 'All', 'sent', []]);
  const [sent] = await world.settled(below, from);
  expect([sent?.accountId, sent?.did, sent?.payerId]).toEqual([below, did, world.account]);
  const user = await asUser(world, below);
  const asked = async (name: 'listFollowUps' | 'listCallFollowUps', input = {}) =>
    (await world.asked<{ name: string | null }[]>(name, input, user.headers)).answer;
  expect(await asked('listFollowUps')).toEqual([]);
  expect((await asked('listCallFollowUps', { params: { id: call } })).map(({ name }) => name)).toEqual([null]);
  const denied = { params: { uuid: shared.uuid }, body: { ...settings, version: 1 } };
  expect((await world.asked('changeFollowUp', denied, user.headers)).code).toBe('NOT-FOUND');
  await world.asked('deleteFollowUp', { params: { uuid: shared.uuid } });
});

test.each([
  ['an unknown field', { content: 'Hi {firstName}' }, 'content'],
  ['more fields than fit', { content: '{account}'.repeat(6) }, 'content'],
  ['a text that is too long', { content: 'x'.repeat(641) }, 'content'],
  ['no conditions', { conditions: [] }, 'conditions'],
  ['a delay of more than a week', { delayMinutes: 10_081 }, 'delayMinutes'],
  ['no quiet days', { quietDays: 0 }, 'quietDays'],
  ['hours that end before they begin', { hours: { from: '18:00', to: '08:00' } }, 'hours'],
])('%s is refused, naming the field', async (_, body, field) => {
  const { status, code, answer } = await world.asked<{ info: unknown }>('createFollowUp', {
    body: { account: world.account, ...settings, ...body },
  });
  expect([status, code]).toEqual([400, 'INVALID-PAYLOAD']);
  expect(JSON.stringify(answer)).toContain(field);
});

test('a sender of another account is refused, and a stale change', async () => {
  const body = { ...settings, sender: await world.number('geo') };
  expect((await world.asked('createFollowUp', { body: { account: world.account, ...body } })).code).toBe(
    'SENDER-NOT-VALID',
  );
  const stale = { params: { uuid: followUp.uuid }, body: { ...settings, version: 99 } };
  expect((await world.asked('changeFollowUp', stale)).code).toBe('STALE-VERSION');
});
