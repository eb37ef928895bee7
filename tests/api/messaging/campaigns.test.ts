import { and, eq } from 'drizzle-orm';
import { minorUnitsOf } from '#values/sms/micros.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { smsSenders } from '../../../server/kernel/db/schema/senders.ts';
import { campaigns } from '../../../server/kernel/db/schema/campaigns.ts';
import { smsCredits } from '../../../server/kernel/db/schema/smsCredit.ts';
import { aMobile, aTextNumber } from '../../builders/api/someMessages.ts';
import { campaignsOf } from './aCampaign.ts';
import { aMessagingWorld, asUser } from './aMessagingWorld.ts';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;
let campaign: ReturnType<typeof campaignsOf>;

beforeAll(async () => {
  world = await aMessagingWorld();
  campaign = campaignsOf(world);
});

const balance = async () => {
  const [row] = await world.db.select().from(smsCredits).where(eq(smsCredits.accountId, world.account));
  return minorUnitsOf(row?.balance ?? 0);
};
const optOut = (msisdn: string) =>
  world.put(`block/${world.account}/${encodeURIComponent(msisdn)}`, { optedOut: true });
const some = (count: number) => Array.from({ length: count }, () => ({ number: aMobile() }));
const sentTo = (uuid: string) =>
  world.db
    .select()
    .from(messages)
    .where(and(eq(messages.accountId, world.account), eq(messages.campaignId, uuid)));

/** As if the moment of a scheduled campaign had come. */
async function startNow(uuid: string): Promise<void> {
  const now = new Date();
  await world.db.update(campaigns).set({ startAt: now }).where(eq(campaigns.id, uuid));
  await world.db.update(messages).set({ dueAt: now }).where(eq(messages.campaignId, uuid));
  await world.put('send', { account: world.account, sender: world.did, target: aMobile(), message: 'Wake up' });
}

describe('a preview', () => {
  test('says what each gets and when, and who is left out and why', async () => {
    const [ann, noName, gone, twice] = [aMobile(), aMobile(), aMobile(), aMobile()];
    await optOut(gone);
    const first = await campaign.aList([
      { number: ann, fields: { firstName: 'Ann' } },
      { number: noName },
      { number: gone, fields: { firstName: 'Guy' } },
      { number: '+61398765432', fields: { firstName: 'Land' } },
      { number: '+447400123456', fields: { firstName: 'Brit' } },
    ]);
    const draft = {
      account: world.account,
      name: 'Preview',
      sender: world.did,
      content: 'Hi {firstName}’s, it’s autumn.',
      lists: [first],
      numbers: [twice, ann, 'no number'],
      missing: { firstName: { kind: 'exclude' } },
      optOutText: 'Reply STOP to opt out.',
      at: '2099-03-04T15:00:00Z',
      hours: { from: '09:00', to: '20:00' },
    };
    const { body } = await world.put('bulk/preview/1', draft);
    expect(body).toMatchObject({ page: 1, total: 8 });
    const told = Object.fromEntries(
      (body['messages'] as { msisdn: string; excluded: string | null }[]).map((one, index) => [
        `${one.msisdn}${index > 5 ? ' again' : ''}`,
        one.excluded,
      ]),
    );
    expect(told).toEqual({
      [ann]: null,
      [noName]: 'missing-field',
      [gone]: 'opted-out',
      '+61398765432': 'landline',
      '+447400123456': 'no-rate',
      [twice]: 'missing-field',
      [`${ann} again`]: 'duplicate',
      'no number again': 'invalid',
    });
    expect((body['messages'] as object[]).find((one) => 'text' in one && one.text !== '')).toMatchObject({
      text: 'Hi Ann’s, it’s autumn.\nReply STOP to opt out.',
      segments: 1,
      encoding: 'UCS-2',
      // 09:00 in Perth, where this mobile may be as well.
      at: '2099-03-05T01:00:00.000Z',
      timezone: 'Australia/Sydney',
    });
  });
});

describe('a campaign', () => {
  test('costs what its quote says to the cent, in mixed encodings and countries, and reports each message', async () => {
    const texts = ['plain', 'ç'.repeat(80), 'x'.repeat(200), '😀'];
    const numbers = [...some(6), { number: '+64211234567' }, { number: '+61412000095' }];
    const lists = [await campaign.aList(numbers.map((one, at) => ({ ...one, fields: { text: texts[at % 4] ?? '' } })))];
    const uuid = await campaign.save({ content: '{text}', lists });
    const { quote, body } = await campaign.quote(uuid);
    expect(body).toMatchObject({ messages: 8, affordable: true, encodings: { 'GSM-7': 4, 'UCS-2': 4 } });
    const before = await balance();
    expect((await campaign.act(uuid, 'send', { quote: quote.id })).body).toMatchObject({ status: 'sending' });
    const sent = await campaign.reaches(uuid, 'sent');
    expect(before - (await balance())).toBe(quote.cost.amount);
    // Six messages of 1, 2, 2, 1, 1 and 2 segments at 8, one of 2 at 5, and one at 8.
    expect(quote.cost).toEqual({ amount: 9 * 8 + 2 * 5 + 8, currency: 'AUD' });
    expect(sent).toMatchObject({ targets: 8, processed: 8, blocked: 0, charges: quote.cost });
  });

  test('goes out once, however often and from wherever it is sent', async () => {
    const lists = [await campaign.aList(some(20))];
    const uuid = await campaign.save({ lists });
    const { quote } = await campaign.quote(uuid);
    const other = await asUser(world, world.account);
    const click = () => campaign.act(uuid, 'send', { quote: quote.id });
    const answers = await Promise.all([
      click(),
      click(),
      other.ask('PATCH', `bulk/${uuid}/send`, { quote: quote.id }),
      world.ask('PATCH', `bulk/${uuid}/send`, { quote: quote.id }, quote.id),
      world.ask('PATCH', `bulk/${uuid}/send`, { quote: quote.id }, 'another-key'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    await campaign.reaches(uuid, 'sent');
    expect(await sentTo(uuid)).toHaveLength(20);
    expect((await click()).status).toBe(200);
    expect(await sentTo(uuid)).toHaveLength(20);
  });

  test('sends nothing more to people who opt out while it runs, and pays nothing for them', async () => {
    const contacts = some(3);
    const uuid = await campaign.save({ lists: [await campaign.aList(contacts)], at: '2099-01-01T00:00:00Z' });
    const { quote } = await campaign.quote(uuid);
    await campaign.act(uuid, 'schedule', { quote: quote.id });
    const [leaver] = contacts;
    await world.text({ From: leaver?.number ?? '', To: world.did, Body: 'STOP' });
    await startNow(uuid);
    await campaign.reaches(uuid, 'sent');
    const rows = await sentTo(uuid);
    expect(rows.filter(({ error }) => error === 'OPTED-OUT').map(({ msisdn }) => msisdn)).toEqual([leaver?.number]);
    expect(await campaign.read(uuid)).toMatchObject({
      blocked: 1,
      processed: 3,
      optOuts: 0,
      charges: { amount: 16 },
    });
  });

  test('names the wording of its opt-out text, equal for equal texts', async () => {
    const optOutIdOf = async (optOutText: string) =>
      (await campaign.read(await campaign.save({ numbers: [aMobile()], optOutText })))['optOutId'];
    const [english, again, italian] = [
      await optOutIdOf('Reply STOP to opt out.'),
      await optOutIdOf('Reply STOP to opt out.'),
      await optOutIdOf('Rispondi STOP per non ricevere messaggi.'),
    ];
    expect(english).toMatch(/^[0-9a-f]{12}$/);
    expect([again === english, italian === english, await optOutIdOf('')]).toEqual([true, false, null]);
  });

  test('is scheduled, waits, and is taken back to be edited', async () => {
    const uuid = await campaign.save({ lists: [await campaign.aList(some(5))], at: '2099-01-01T00:00:00Z' });
    const { quote } = await campaign.quote(uuid);
    expect((await campaign.act(uuid, 'send', { quote: quote.id })).body).toMatchObject({ errorCode: 'WRONG-STATUS' });
    expect((await campaign.act(uuid, 'schedule', { quote: quote.id })).body).toMatchObject({ status: 'scheduled' });
    expect((await campaign.act(uuid, 'resume')).body).toMatchObject({ errorCode: 'WRONG-STATUS' });
    expect((await campaign.act(uuid, 'cancel')).body).toMatchObject({ status: 'cancelled', quote: null });
    expect(await sentTo(uuid)).toEqual([]);
  });

  test('is paused while its sender is busy, and resumed', async () => {
    const { did } = await aTextNumber(world.db, world.account);
    const slow = { accountId: world.account, sender: did, registeredBy: 'staff@example.test' };
    await world.db.insert(smsSenders).values({ ...slow, segmentsPerSecond: 2 });
    const uuid = await campaign.save({ sender: did, lists: [await campaign.aList(some(12))] });
    const { quote } = await campaign.quote(uuid);
    await campaign.act(uuid, 'send', { quote: quote.id });
    expect((await campaign.act(uuid, 'pause')).body).toMatchObject({ status: 'paused', pauseReason: 'person' });
    const handedOver = (await sentTo(uuid)).filter(({ claimedAt }) => claimedAt !== null).length;
    expect(handedOver).toBeLessThan(12);
    await world.put('send', { account: world.account, sender: world.did, target: aMobile(), message: 'Wake up' });
    await world.db.update(smsSenders).set({ segmentsPerSecond: 100 });
    expect((await sentTo(uuid)).filter(({ dueAt }) => dueAt !== null)).toEqual([]);
    await campaign.act(uuid, 'resume');
    expect(await campaign.reaches(uuid, 'sent')).toMatchObject({ processed: 12, sent: 12 });
  });

  test('is stopped: what was not handed over never goes out and costs nothing', async () => {
    const uuid = await campaign.save({ lists: [await campaign.aList(some(5))], at: '2099-01-01T00:00:00Z' });
    const { quote } = await campaign.quote(uuid);
    await campaign.act(uuid, 'schedule', { quote: quote.id });
    const before = await balance();
    expect((await campaign.act(uuid, 'stop')).body).toMatchObject({
      status: 'stopped',
      blocked: 5,
      charges: { amount: 0 },
    });
    expect(new Set((await sentTo(uuid)).map(({ state, error }) => `${state} ${error}`))).toEqual(
      new Set(['failed STOPPED']),
    );
    expect(await balance()).toBe(before);
  });

  test('stops itself after its canary when too many fail', async () => {
    const failing = ['+61412111095', '+61412112095', '+61412113095'].map((number) => ({ number }));
    const lists = [await campaign.aList([...failing, { number: '+61499111111' }, { number: '+61499111112' }])];
    const uuid = await campaign.save({ lists, canary: { messages: 3, mostFailures: 20, mostOptOuts: 5 } });
    const { quote } = await campaign.quote(uuid);
    await campaign.act(uuid, 'send', { quote: quote.id });
    expect(await campaign.reaches(uuid, 'paused')).toMatchObject({ pauseReason: 'canary-failures', processed: 3 });
    await campaign.act(uuid, 'resume');
    expect(await campaign.reaches(uuid, 'sent')).toMatchObject({ processed: 5, pauseReason: null });
  });

  test('goes on after a canary that was fine, and counts replies and opt-outs', async () => {
    const lists = [await campaign.aList([{ number: '+61412333097' }, { number: '+61412333099' }, ...some(2)])];
    const uuid = await campaign.save({ lists, canary: { messages: 2, mostFailures: 20, mostOptOuts: 100 } });
    const { quote } = await campaign.quote(uuid);
    await campaign.act(uuid, 'send', { quote: quote.id });
    await campaign.reaches(uuid, 'sent');
    await world.settled(world.account, '+61412333099', 2);
    expect(await campaign.read(uuid)).toMatchObject({ processed: 4, replied: 2, optOuts: 1 });
    const { body } = await world.get(`bulk/${uuid}/full?show=opted-out`);
    expect(body['recipients']).toMatchObject({ recordsFiltered: 1, data: [{ msisdn: '+61412333099', replied: true }] });
  });
});

test('whom a campaign is for is shown to those who may text, and how many they are as soon as it is saved', async () => {
  const list = await campaign.aList(some(3));
  const numbers = ['0412 000 111', '0412 000 112'];
  const uuid = await campaign.save({ lists: [list], numbers });
  const reader = await asUser(world, world.account, []);
  const sender = await asUser(world, world.account, ['users']);
  const seenBy = async ({ get }: typeof reader) => {
    const { body } = await get('bulk?length=100');
    const listed = (body['data'] as { uuid: string }[]).find((one) => one.uuid === uuid);
    return [listed, (await get(`bulk/${uuid}`)).body];
  };
  expect(await seenBy(sender)).toMatchObject([
    { lists: [list], numbers },
    { lists: [list], numbers, inList: 5 },
  ]);
  expect(await seenBy(reader)).toMatchObject([
    { lists: [], numbers: [] },
    { lists: [], numbers: [], inList: 5 },
  ]);
  const { version } = await campaign.read(uuid);
  const draft = { name: 'Autumn', sender: world.did, content: 'Hello', hours: null, lists: [], numbers, version };
  expect((await world.ask('POST', `bulk/${uuid}`, draft)).body).toMatchObject({ inList: 2, targets: null });
});
