import { and, eq } from 'drizzle-orm';
import { microsOf, minorUnitsOf } from '#values/sms/micros.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { smsCredits, smsRates } from '../../../server/kernel/db/schema/smsCredit.ts';
import { momentsAt } from '../../builders/atLimit.ts';
import { aMobile, withCredit } from '../../builders/api/someMessages.ts';
import { campaignsOf } from './aCampaign.ts';
import { aMessagingWorld } from './aMessagingWorld.ts';

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

async function setPrice(price: number): Promise<void> {
  const ofAustralia = and(eq(smsRates.accountId, world.account), eq(smsRates.country, 'AU'));
  await world.db
    .update(smsRates)
    .set({ price: microsOf(price) })
    .where(ofAustralia);
}

describe('a quote is refused', () => {
  test('without a sender, valid recipients or a rate', async () => {
    const landline = [await campaign.aList([{ number: '+61398765432' }])];
    expect((await campaign.quote(await campaign.save({ lists: landline }))).body).toMatchObject({
      errorCode: 'NO-VALID-TARGETS',
    });
    expect((await campaign.quote(await campaign.save({ sender: null }))).body).toMatchObject({
      errorCode: 'MISSING-FIELD',
      info: ['sender'],
    });
    const abroad = [await campaign.aList([{ number: '+447400123456' }])];
    expect((await campaign.quote(await campaign.save({ lists: abroad }))).body).toMatchObject({
      errorCode: 'MISSING-COUNTRY-CHARGES',
      info: { countries: ['GB'] },
    });
    const mixed = await campaign.save({ lists: abroad, numbers: [aMobile()] });
    expect((await campaign.quote(mixed)).body).toMatchObject({ errorCode: 'MISSING-COUNTRY-CHARGES-COUNTRY' });
    const skipping = await campaign.save({ lists: abroad, numbers: [aMobile()], skipUnrated: true });
    expect((await campaign.quote(skipping)).body).toMatchObject({
      messages: 1,
      excluded: [{ reason: 'no-rate', count: 1 }],
    });
  });

  test.each<[string, (about: { list: string; msisdn: string }) => Promise<unknown>, string[]]>([
    [
      'a list has more contacts',
      ({ list }) => world.put(`list/${list}/contacts`, { from: 'numbers', contacts: [{ number: aMobile() }] }),
      ['recipients'],
    ],
    ['somebody opted out', ({ msisdn }) => optOut(msisdn), ['opt-outs']],
    ['a price changed', () => setPrice(9), ['rates']],
  ])('when %s since, with what changed', async (_what, change, changes) => {
    const contacts = some(2);
    const list = await campaign.aList(contacts);
    const uuid = await campaign.save({ lists: [list] });
    const { quote } = await campaign.quote(uuid);
    await change({ list, msisdn: contacts[0]?.number ?? '' });
    expect((await campaign.act(uuid, 'send', { quote: quote.id })).body).toMatchObject({
      errorCode: 'QUOTE-CHANGED',
      info: { changes },
    });
    expect(await sentTo(uuid)).toEqual([]);
    const again = await campaign.quote(uuid);
    expect((await campaign.act(uuid, 'send', { quote: again.quote.id })).status).toBe(200);
    await campaign.reaches(uuid, 'sent');
    await setPrice(8);
  });

  test('when somebody else opted out since, though as many did', async () => {
    const [out, other] = [aMobile(), aMobile()];
    const list = await campaign.aList([{ number: out }, { number: other }, ...some(1)]);
    await optOut(out);
    const uuid = await campaign.save({ lists: [list] });
    const { quote } = await campaign.quote(uuid);
    expect(quote).toMatchObject({ messages: 2, excluded: [{ reason: 'opted-out', count: 1 }] });
    const back = { optedOut: false, evidence: 'Asked for our texts again by phone' };
    await world.put(`block/${world.account}/${encodeURIComponent(out)}`, back);
    await optOut(other);
    expect((await campaign.act(uuid, 'send', { quote: quote.id })).body).toMatchObject({
      errorCode: 'QUOTE-CHANGED',
      info: { changes: ['opt-outs'] },
    });
  });

  test('after an edit, and by a campaign that the credit is not enough for', async () => {
    const uuid = await campaign.save({ lists: [await campaign.aList(some(2))] });
    const { quote } = await campaign.quote(uuid);
    const { lists } = await campaign.read(uuid);
    const draft = { name: 'Autumn', sender: world.did, content: 'Changed', hours: null, lists, version: 1 };
    expect((await world.ask('POST', `bulk/${uuid}`, draft)).body).toMatchObject({ status: 'saved', version: 2 });
    expect((await campaign.act(uuid, 'send', { quote: quote.id })).body).toMatchObject({ errorCode: 'WRONG-STATUS' });
    const { quote: next } = await campaign.quote(uuid);
    const before = await balance();
    await withCredit(world.db, world.account, { balance: 15 });
    expect((await campaign.act(uuid, 'send', { quote: next.id })).body).toMatchObject({ errorCode: 'CREDIT-TOO-LOW' });
    await withCredit(world.db, world.account, { balance: before });
  });
});

test('a quote counts until the moment that it names', async () => {
  let clock = Date.now();
  const own = await aMessagingWorld({}, { now: () => new Date(clock) });
  const owned = campaignsOf(own);
  const uuid = await owned.save({ numbers: [aMobile()] });
  const { quote } = await owned.quote(uuid);
  const { below, at } = momentsAt(new Date(quote.validUntil));
  clock = at.getTime();
  expect((await owned.act(uuid, 'send', { quote: quote.id })).body).toMatchObject({ errorCode: 'QUOTE-EXPIRED' });
  expect(await owned.read(uuid)).toMatchObject({ status: 'quoted' });
  clock = below.getTime();
  expect((await owned.act(uuid, 'send', { quote: quote.id })).status).toBe(200);
});

test('credit that a campaign or a reply waits for is promised to nobody else', async () => {
  const own = await aMessagingWorld();
  const others = campaignsOf(own);
  await withCredit(own.db, own.account, { balance: 16 });
  const scheduled = await others.save({ numbers: [aMobile()], at: new Date(Date.now() + 86_400_000).toISOString() });
  const waiting = await others.save({ numbers: [aMobile(), aMobile()] });
  const { quote: promised } = await others.quote(waiting);
  const { quote: first } = await others.quote(scheduled);
  expect(first).toMatchObject({ credit: { before: { amount: 16 }, after: { amount: 8 } }, affordable: true });
  expect((await others.act(scheduled, 'schedule', { quote: first.id })).status).toBe(200);
  expect((await others.act(waiting, 'send', { quote: promised.id })).body).toMatchObject({
    errorCode: 'CREDIT-TOO-LOW',
  });
  expect((await others.quote(waiting)).body).toMatchObject({
    credit: { before: { amount: 8 }, after: { amount: -8 } },
    affordable: false,
  });
  const reply = { account: own.account, sender: own.did, target: aMobile() };
  expect((await own.put('send', { ...reply, message: 'x'.repeat(200) })).body).toMatchObject({
    errorCode: 'CREDIT-TOO-LOW',
  });
  expect((await own.put('send', { ...reply, message: 'Short' })).status).toBe(200);
  expect((await own.put('send', { ...reply, message: 'Again' })).body).toMatchObject({ errorCode: 'CREDIT-TOO-LOW' });
  await others.act(scheduled, 'cancel');
  expect((await own.put('send', { ...reply, message: 'Again' })).status).toBe(200);
  // The last of the credit is enough for the last text.
  const settled = await own.settled(own.account, reply.target, 2);
  expect(settled.map(({ state }) => state)).toEqual(['delivered', 'delivered']);
});
