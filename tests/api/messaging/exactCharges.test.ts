import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { microsOf, minorUnitsOf } from '#values/sms/micros.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aMobile, aTextNumber, withCredit } from '../../builders/api/someMessages.ts';
import { campaignsOf, type TestQuote } from './aCampaign.ts';
import { aMessagingWorld, asUser } from './aMessagingWorld.ts';

let world: Awaited<ReturnType<typeof aMessagingWorld>>;

beforeAll(async () => {
  world = await aMessagingWorld();
});

/** Up to five minor units a segment, to the last digit. */
const price = fc.integer({ min: 0, max: 50_000 }).map(minorUnitsOf);
const text = fc.constantFrom('plain', 'ç'.repeat(80), 'x'.repeat(200), '😀', '€'.repeat(81));
/** In Australia, one that is never delivered there, in New Zealand, and in a country without a rate. */
const place = fc.constantFrom('au', 'lost', 'nz', 'gb');
const campaigns = fc.record({
  rates: fc.record({ AU: price, NZ: price }),
  refunds: fc.boolean(),
  people: fc.array(fc.record({ place, text }), { minLength: 1, maxLength: 12 }),
});

let people = 0;
function numberIn(where: 'au' | 'lost' | 'nz' | 'gb'): string {
  people += 1;
  if (where === 'nz') return `+6421${String(1_000_000 + people * 100 + 11)}`;
  if (where === 'gb') return `+4474001${String(people * 100 + 11).padStart(5, '0')}`;
  const own = aMobile();
  return where === 'lost' ? `${own.slice(0, -2)}96` : own;
}

test.each(['JP', 'AU', 'KW'])(
  'a client in %s is charged what was quoted to the last digit, less what is refunded',
  { timeout: 120_000 },
  async (country) => {
    const account = await anAccount(world.db, { parentId: world.account, billingClient: true, country });
    const { did } = await aTextNumber(world.db, account);
    const campaign = campaignsOf({ ...world, account, did, ...(await asUser(world, account)) });
    const staff = await asUser(world, await anAccount(world.db), ['system']);
    const credit = async () => {
      const { balance } = (await world.get(`credit/${account}`)).body as { balance: { amount: number } };
      return microsOf(balance.amount);
    };
    await withCredit(world.db, account, { balance: 1_000_000, rates: {} });
    await fc.assert(
      fc.asyncProperty(campaigns, async (one) => {
        for (const [to, cost] of Object.entries(one.rates)) {
          const set = await staff.put(`rate/${account}/${to}`, { price: cost, refundsUndelivered: one.refunds });
          expect(set.body).toMatchObject({ price: { amount: cost } });
        }
        const contacts = one.people.map((person) => ({
          number: numberIn(person.place),
          fields: { text: person.text },
        }));
        const lists = [await campaign.aList(contacts)];
        const uuid = await campaign.save({ content: '{text}', lists, skipUnrated: true });
        const { quote, status, body } = await campaign.quote(uuid);
        if (one.people.every((person) => person.place === 'gb')) {
          expect(body).toMatchObject({ errorCode: 'MISSING-COUNTRY-CHARGES' });
          return;
        }
        expect(status).toBe(200);
        const { countries, cost } = quote as TestQuote & { countries: { cost: { amount: number } }[] };
        const parts = countries.reduce((sum, part) => sum + microsOf(part.cost.amount), 0);
        expect(parts).toBe(microsOf(cost.amount));
        const before = await credit();
        await campaign.act(uuid, 'send', { quote: quote.id });
        await campaign.reaches(uuid, 'sent');
        const settled = async () => {
          const { rows } = await world.db.execute<Record<'open' | 'promised' | 'refunded', string>>(sql`
            select count(*) filter (where ended_at is null) as open, sum(charge) as promised,
              coalesce(sum(charge) filter (where state = 'undelivered'), 0) as refunded
            from messages where account_id = ${account} and campaign_id = ${uuid}`);
          return rows[0];
        };
        await expect.poll(async () => (await settled())?.open, { timeout: 60_000 }).toBe('0');
        const ended = await settled();
        expect(Number(ended?.promised)).toBe(microsOf(cost.amount));
        const kept = microsOf(cost.amount) - (one.refunds ? Number(ended?.refunded) : 0);
        expect(before - (await credit())).toBe(kept);
        expect(await campaign.read(uuid)).toMatchObject({ charges: { amount: minorUnitsOf(kept) } });
      }),
      { numRuns: 4 },
    );
    const { rows } = await world.db.execute(
      sql`select sum(amount) as sum from credit_entries where account_id = ${account}`,
    );
    expect(await credit()).toBe(microsOf(1_000_000) + Number(rows[0]?.['sum'] ?? 0));
  },
);

test.each([0.00001, 1e-7, -0.5, 1_000_001])('a price of %d minor units is refused', async (refused) => {
  expect((await world.put(`rate/${world.account}/FR`, { price: refused })).status).toBe(400);
});
