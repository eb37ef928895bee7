import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { TagTrial } from '#contract/powerups/smartTags.contract.ts';
import { doesMatch, evidenceOf } from '../../../../src/rules/core/conditions.ts';
import type { RuledCall } from '../../../../src/rules/core/callFacts.ts';
import { accounts } from '../../../../server/kernel/db/schema/accounts.ts';
import { calls } from '../../../../server/kernel/db/schema/calls.ts';
import { matching } from '../../../../server/powerups/decisions/matchingCalls.ts';
import { aCall } from '../../../builders/api/aCall.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';
import { someCall, someCondition } from '../../../model/rules/aRuledCall.ts';

let world: Awaited<ReturnType<typeof anApp>>;

beforeAll(async () => {
  world = await anApp();
});

/** Monday, 2 March 2026, at midnight in Sydney. */
const monday = Date.UTC(2026, 2, 1, 13);
const hourMs = 3_600_000;

/** The call as the database has it. */
const rowOf = ({ weekday, hour, keys, ...call }: RuledCall, id: number) => ({
  ...call,
  id,
  ivr: keys,
  at: new Date(monday + ((weekday - 1) * 24 + hour) * hourMs).toISOString(),
});

test('the database matches the calls that the rules match', { timeout: 120_000 }, async () => {
  const account = await anAccount(world.db, { timezone: 'Australia/Sydney' });
  const some = fc.sample(someCall, { numRuns: 300, seed: 1 });
  const uuids: string[] = [];
  for (const [at, call] of some.entries()) uuids.push(await aCall(world.db, account, rowOf(call, at + 1)));
  const law = fc.asyncProperty(
    fc.array(someCondition, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('all' as const, 'any' as const),
    async (conditions, match) => {
      const found = await world.db
        .select({ uuid: calls.uuid })
        .from(calls)
        .innerJoin(accounts, eq(accounts.id, calls.accountId))
        .where(sql`${calls.accountId} = ${account} and ${matching(conditions, match)}`);
      const expected = some.flatMap((call, at) => (doesMatch(evidenceOf(conditions, call), match) ? [uuids[at]] : []));
      expect(new Set(found.map(({ uuid }) => uuid))).toEqual(new Set(expected));
    },
  );
  await fc.assert(law);
});

test('a trial counts past calls that match and that have the tag already, with examples of both kinds', async () => {
  const account = await anAccount(world.db);
  const child = await anAccount(world.db, { parentId: account });
  const { headers } = await login(world.app, (await aUser(world.db, account, ['conf'])).email);
  const days = (ago: number) => new Date(Date.now() - ago * 24 * hourMs).toISOString();
  const long = await aCall(world.db, account, { id: 1, duration: 90, at: days(1), tags: ['Good lead'] });
  const twoDaysAgo = days(2);
  const short = await aCall(world.db, account, { id: 2, duration: 20, at: twoDaysAgo, tags: ['Good lead'] });
  const plain = await aCall(world.db, account, { id: 3, duration: 61, at: days(3) });
  await aCall(world.db, account, { id: 4, duration: 90, at: days(91) });
  await aCall(world.db, account, { id: 5, duration: 90, at: days(1), test: true });
  await aCall(world.db, child, { id: 6, duration: 90, at: days(1) });
  const tried = async (body: object = {}) => {
    const conditions = [{ kind: 'duration', min: 60 }];
    const input = { body: { account, name: 'Good lead', conditions, ...body } as never };
    return JSON.parse((await ask(world.app, endpoints.trySmartTag, input, headers)).body) as TagTrial;
  };
  const trial = await tried();
  expect(trial).toMatchObject({ calls: 3, matching: 2, tagged: 2, both: 1 });
  expect(trial.examples.map(({ uuid }) => uuid)).toEqual([long, plain]);
  expect(trial.others).toMatchObject([{ uuid: short, duration: 20, trackingName: 'Website' }]);
  expect(await tried({ subAccounts: true })).toMatchObject({ calls: 4, matching: 3 });
  expect(await tried({ days: 365 })).toMatchObject({ calls: 4, matching: 3 });
  // In parts that meet at the beginning of a call, which is in one of them.
  const end = new Date(Date.parse(twoDaysAgo) + 48 * hourMs).toISOString();
  const parts = [await tried({ days: 88, until: twoDaysAgo }), await tried({ days: 2, until: end })];
  expect(parts.map(({ calls: count, matching: found }) => [count, found])).toEqual([
    [1, 1],
    [2, 1],
  ]);
});
