import { and, eq } from 'drizzle-orm';
import { microsOf, minorUnitsOf } from '#values/sms/micros.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../../../server/db/schema/messages.ts';
import { smsCredits, smsRates } from '../../../server/db/schema/smsCredit.ts';
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
