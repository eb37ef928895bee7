import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { readBalance } from '../../../server/tenancy/ledger/payersCredit.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { withCredit } from '../../builders/api/someMessages.ts';
import { aMessagingWorld, asUser } from './aMessagingWorld.ts';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;

beforeAll(async () => {
  world = await aMessagingWorld();
});

/** A reseller with so much credit (minor units), and two clients that pay for themselves. */
async function aReseller(balance: number) {
  const { db } = world;
  const account = await anAccount(db, { type: 'reseller', billingClient: true });
  await withCredit(db, account, { balance, rates: { AU: 8, NZ: 5 } });
  const below = { parentId: account, billingClient: true };
  const clients = [await anAccount(db, below), await anAccount(db, below)] as const;
  const user = await asUser(world, account, ['super', 'admin']);
  const all = () => Promise.all([account, ...clients].map((id) => readBalance(db, id)));
  const give = (to: number, amount: number) => user.put(`credit/${to}`, { amount, note: 'Invoice 1' });
  const balances = async () => (await all()).map((micros) => micros / 10_000);
  return { account, clients, user, give, balances };
}

test('what resellers give to clients is taken from what they have, whatever they try', async () => {
  const step = fc.record({
    to: fc.nat(1),
    amount: fc.integer({ min: -150, max: 150 }).filter((amount) => amount !== 0),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const { clients, give, balances } = await aReseller(200);
      for (const { to, amount } of steps) {
        const before = await balances();
        const left = amount > 0 ? before[0] : before[1 + to];
        const answer = await give(clients[to as 0 | 1], amount);
        expect(answer.status).toBe((left ?? 0) >= Math.abs(amount) ? 200 : 402);
        const after = await balances();
        expect(after.reduce((sum, balance) => sum + balance, 0)).toBe(200);
        expect(Math.min(...after)).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 12 },
  );
});

test('top-ups at the same time give no more than there is', async () => {
  const { clients, give, balances } = await aReseller(100);
  const answers = await Promise.all([0, 1, 0, 1, 0].map((to) => give(clients[to as 0 | 1], 40)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 402, 402, 402]);
  expect((await balances())[0]).toBe(20);
});

test('staff give credit out of nothing', async () => {
  const { clients, balances } = await aReseller(0);
  const system = await asUser(world, await anAccount(world.db), ['system']);
  expect((await system.put(`credit/${clients[0]}`, { amount: 50, note: 'Paid' })).status).toBe(200);
  expect(await balances()).toEqual([0, 50, 0]);
});

test('a client in another currency than any payer above is given credit by staff alone', async () => {
  const { account, user } = await aReseller(1000);
  const client = await anAccount(world.db, { parentId: account, billingClient: true, country: 'JP' });
  const refused = { status: 422, body: { errorCode: 'WRONG-CURRENCY' } };
  expect(await user.put(`credit/${client}`, { amount: 50, note: 'Yen' })).toMatchObject(refused);
  expect(await user.put(`rate/${client}/AU`, { price: 50 })).toMatchObject(refused);
});

test('clients pay no less than their reseller, and a price that rises takes theirs along', async () => {
  const { account, clients, user } = await aReseller(1000);
  const rate = (country: string, given: object) => user.put(`rate/${clients[0]}/${country}`, given);
  expect((await rate('AU', { price: 8 })).status).toBe(200);
  expect((await rate('AU', { price: 7.9 })).body).toMatchObject({
    errorCode: 'INVALID-PAYLOAD',
    info: [{ path: 'price', message: 'belowOwnPrice' }],
  });
  expect((await rate('AU', { price: 9, refundsUndelivered: true })).body).toMatchObject({
    info: [{ path: 'refundsUndelivered', message: 'notRefundedToYou' }],
  });
  expect((await rate('FR', { price: 90 })).body).toMatchObject({
    errorCode: 'MISSING-COUNTRY-CHARGES-COUNTRY',
    info: { countries: ['FR'] },
  });
  const system = await asUser(world, await anAccount(world.db), ['system']);
  await system.put(`rate/${account}/AU`, { price: 11 });
  const { body } = await user.get(`credit/${clients[0]}`);
  expect(body['rates']).toEqual([{ country: 'AU', price: { amount: 11, currency: 'AUD' }, refundsUndelivered: false }]);
});
