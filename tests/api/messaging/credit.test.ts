import { beforeAll, expect, test } from 'vitest';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aMobile, aTextNumber } from '../../builders/api/someMessages.ts';
import { aMessagingWorld, asUser } from './aMessagingWorld.ts';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;
let staff: Awaited<ReturnType<typeof asUser>>;

beforeAll(async () => {
  world = await aMessagingWorld();
  staff = await asUser(world, await anAccount(world.db), ['system']);
});

/** A reseller’s client that pays for itself, in a country, and who may send for it. */
async function aClient(country: string) {
  const account = await anAccount(world.db, { parentId: world.account, billingClient: true, country });
  const { did } = await aTextNumber(world.db, account);
  const user = await asUser(world, account);
  const send = (target: string, message: string) => user.put('send', { account, sender: did, target, message });
  const credit = async () => (await user.get(`credit/${account}`)).body as unknown as Credit;
  return { account, did, send, credit };
}

interface Credit {
  balance: object;
  rates: object[];
  entries: { data: { kind: string; money: { amount: number }; balance: { amount: number } }[] };
}

test.each([
  ['JP', 'JPY', 12],
  ['AU', 'AUD', 8],
  ['KW', 'KWD', 25],
])(
  'in %s the ledger counts minor units of %s, and each balance is the sum of what is above',
  async (country, currency, price) => {
    const { account, send, credit } = await aClient(country);
    const topped = await staff.put(`credit/${account}`, { amount: 1000, note: 'Invoice 12' });
    expect(topped.body).toMatchObject({ kind: 'top-up', money: { amount: 1000, currency }, note: 'Invoice 12' });
    const rate = await staff.put(`rate/${account}/AU`, { price, refundsUndelivered: true });
    expect(rate.body).toMatchObject({ country: 'AU', price: { amount: price, currency } });
    const [short, long, lost] = [aMobile(), aMobile(), '+61412999996'];
    await send(short, 'Hi');
    await send(long, 'ç'.repeat(71));
    await send(lost, 'Hi');
    for (const to of [short, long, lost]) await world.settled(account, to);
    const { balance, entries, rates } = await credit();
    expect(balance).toEqual({ amount: 1000 - 3 * price, currency });
    expect(rates).toEqual([{ country: 'AU', price: { amount: price, currency }, refundsUndelivered: true }]);
    const sumOf = (kind: string) =>
      entries.data.filter((entry) => entry.kind === kind).reduce((sum, { money }) => sum + money.amount, 0);
    expect([sumOf('top-up'), sumOf('charge'), sumOf('refund')]).toEqual([1000, -4 * price, price]);
    const oldestFirst = entries.data.toReversed();
    const amounts = oldestFirst.map(({ money }) => money.amount);
    const sums = amounts.map((_, index) => amounts.slice(0, index + 1).reduce((sum, amount) => sum + amount, 0));
    expect(oldestFirst.map((entry) => entry.balance.amount)).toEqual(sums);
  },
);

test('accounts below draw on their billing client’s credit, which only it can be given', async () => {
  const { account } = await aClient('AU');
  const branch = await anAccount(world.db, { parentId: account });
  const refused = await world.put(`credit/${branch}`, { amount: 100, note: 'Wrong account' });
  expect(refused).toMatchObject({ status: 409, body: { errorCode: 'WRONG-STATUS', info: { payer: account } } });
  await world.put(`credit/${account}`, { amount: 100, note: 'Cash' });
  const reader = await asUser(world, branch);
  expect((await reader.get(`credit/${branch}`)).body).toMatchObject({
    payer: account,
    balance: { amount: 100, currency: 'AUD' },
    entries: { data: [] },
  });
});

test('resellers give credit to their clients, but not to themselves', async () => {
  const { body } = await world.put(`credit/${world.account}`, { amount: 100, note: 'Gift' });
  expect(body).toMatchObject({ errorCode: 'ACCESS_DENIED_ACCOUNT' });
});

test('a client is warned below the credit that its admins set, and those below it see so', async () => {
  const { account } = await aClient('JP');
  const branch = await anAccount(world.db, { parentId: account });
  const admin = await asUser(world, account, ['admin']);
  const reader = await asUser(world, branch, ['users']);
  expect((await reader.get(`credit/${branch}/warning`)).body).toEqual({ below: null });
  const set = await admin.put(`credit/${account}/warning`, { below: 500 });
  expect(set.body).toEqual({ below: { amount: 500, currency: 'JPY' } });
  expect((await reader.get(`credit/${branch}/warning`)).body).toEqual(set.body);
  expect(await reader.put(`credit/${branch}/warning`, { below: 1 })).toMatchObject({ status: 403 });
  expect((await admin.put(`credit/${branch}/warning`, { below: 1 })).body).toMatchObject({
    errorCode: 'WRONG-STATUS',
    info: { payer: account },
  });
  expect((await admin.put(`credit/${account}/warning`, { below: null })).body).toEqual({ below: null });
});
