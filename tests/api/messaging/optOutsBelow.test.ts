import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { messages } from '../../../server/kernel/db/schema/messages.ts';
import { smsSenders } from '../../../server/kernel/db/schema/senders.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aMobile, aTextNumber, withCredit } from '../../builders/api/someMessages.ts';
import { campaignsOf } from './aCampaign.ts';
import { aMessagingWorld, asUser } from './aMessagingWorld.ts';
import { eventually } from '../../eventually.ts';

type Requests = Awaited<ReturnType<typeof asUser>>;

let world: Awaited<ReturnType<typeof aMessagingWorld>>;
let branch: { account: number; did: string } & Requests;
let sister: { account: number; did: string } & Requests;

/** An account that can text and pays for itself, with a user who sees only that account. */
async function aSender(parentId?: number) {
  const account = await anAccount(world.db, { billingClient: true, ...(parentId !== undefined && { parentId }) });
  const { did } = await aTextNumber(world.db, account);
  await withCredit(world.db, account);
  return { account, did, ...(await asUser(world, account)) };
}

beforeAll(async () => {
  world = await aMessagingWorld();
  branch = await aSender(world.account);
  sister = await aSender();
});

const change = (by: Requests, account: number, msisdn: string, body: object) =>
  by.put(`block/${account}/${encodeURIComponent(msisdn)}`, body);
const read = async (by: Requests, account: number, msisdn: string) => {
  const { optedOut, own, below, above } = (await by.get(`block/${account}/${encodeURIComponent(msisdn)}`)).body;
  return { optedOut, own, below, above };
};
const reply = async ({ put, account, did }: typeof branch, target: string) =>
  (await put('send', { account, sender: did, target, message: 'Your table is ready.' })).body['errorCode'] ?? 'sent';

test('an opt-out of an account and all below it stops texts of each of them, and of no other', async () => {
  const msisdn = aMobile();
  const evidence = 'Called the head office, wants nothing from any branch';
  expect((await change(world, world.account, msisdn, { optedOut: true, below: true, evidence })).body).toMatchObject({
    optedOut: true,
    below: true,
    above: false,
    entries: [{ change: 'opt-out', below: true, evidence }],
  });
  expect([await reply(world, msisdn), await reply(branch, msisdn), await reply(sister, msisdn)]).toEqual([
    'OPTED-OUT',
    'OPTED-OUT',
    'sent',
  ]);
  expect(await read(branch, branch.account, msisdn)).toEqual({ optedOut: true, own: false, below: false, above: true });

  const undo = { optedOut: false, evidence: 'Says they want offers of this branch' };
  await change(branch, branch.account, msisdn, undo);
  expect(await read(branch, branch.account, msisdn)).toEqual({ optedOut: true, own: false, below: false, above: true });
  await change(world, world.account, msisdn, undo);
  expect(await read(branch, branch.account, msisdn)).toEqual({
    optedOut: false,
    own: false,
    below: false,
    above: false,
  });
  expect([await reply(world, msisdn), await reply(branch, msisdn)]).toEqual(['sent', 'sent']);
});

test('an opt-out of one account stops neither those below it nor those above', async () => {
  const [above, below] = [aMobile(), aMobile()];
  await change(world, world.account, above, { optedOut: true });
  await change(branch, branch.account, below, { optedOut: true, below: true });
  expect([await reply(branch, above), await reply(world, below)]).toEqual(['sent', 'sent']);
});

test('an opt-out is widened to all accounts below, by hand or by an import, and never narrowed', async () => {
  const [byHand, imported] = [aMobile(), aMobile()];
  for (const msisdn of [byHand, imported]) await change(world, world.account, msisdn, { optedOut: true });
  await change(world, world.account, byHand, { optedOut: true, below: true });
  const numbers = [imported, byHand];
  const list = { numbers, evidence: 'Do-not-text list of the group', below: true };
  const { body } = await world.ask('POST', `block/${world.account}`, list);
  expect(body).toEqual({ added: 1, known: 1, invalid: [] });
  await change(world, world.account, byHand, { optedOut: true });
  await world.text({ From: byHand, To: world.did, Body: 'STOP' });
  for (const msisdn of numbers)
    expect(await read(world, world.account, msisdn)).toEqual({ optedOut: true, own: true, below: true, above: false });
  expect([await reply(branch, byHand), await reply(branch, imported)]).toEqual(['OPTED-OUT', 'OPTED-OUT']);
  const { data } = (await world.get(`block?search=${encodeURIComponent(byHand)}`)).body as { data: object[] };
  expect(data).toMatchObject([{ account: world.account, msisdn: byHand, below: true }]);
  expect((await branch.get(`block?search=${encodeURIComponent(byHand)}`)).body).toMatchObject({ data: [] });
});

test('a campaign leaves out who opted out above, also while it is sent', async () => {
  const campaign = campaignsOf({ ...world, ...branch });
  const out = (msisdn: string) =>
    change(world, world.account, msisdn, { optedOut: true, below: true, evidence: 'Do-not-text list of the group' });
  const [listed, pasted, ...reached] = Array.from({ length: 6 }, aMobile);
  for (const msisdn of [listed, pasted]) await out(msisdn ?? '');
  const { did: sender } = await aTextNumber(world.db, branch.account);
  const slow = { accountId: branch.account, sender, registeredBy: 'staff@example.test' };
  await world.db.insert(smsSenders).values({ ...slow, segmentsPerSecond: 0.01 });
  const lists = [await campaign.aList([listed, ...reached].map((number = '') => ({ number })))];
  const uuid = await campaign.save({ sender, lists, numbers: [pasted ?? ''] });
  const { quote } = await campaign.quote(uuid);
  expect(quote).toMatchObject({ messages: 4, excluded: [{ reason: 'opted-out', count: 2 }] });

  await campaign.act(uuid, 'send', { quote: quote.id });
  const unclaimed = () =>
    world.db
      .select()
      .from(messages)
      .where(and(eq(messages.campaignId, uuid), isNull(messages.claimedAt)));
  await eventually(async () => expect(await unclaimed()).toHaveLength(2));
  const [leaver] = await unclaimed();
  await out(leaver?.msisdn ?? '');
  await world.db.update(smsSenders).set({ segmentsPerSecond: 100 }).where(eq(smsSenders.sender, sender));
  await reply(branch, aMobile());
  expect(await campaign.reaches(uuid, 'sent')).toMatchObject({ processed: 4, blocked: 1 });
  expect(await unclaimed()).toMatchObject([{ msisdn: leaver?.msisdn, state: 'failed', error: 'OPTED-OUT' }]);
});
