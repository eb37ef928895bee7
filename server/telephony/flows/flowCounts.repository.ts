import { and, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/executor.ts';
import { calls } from '../../kernel/db/schema/calls.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import { type CallConditions, conditionsOf, isCounted } from '../calls/callConditions.ts';
import { leftBy, ownSteps } from '../calls/flowSteps.ts';

interface StepRow {
  step: string;
  /** Null for calls that left by none. */
  exit: string | null;
  calls: number;
  /** Those that began here. */
  begun: number;
  /** The sum. */
  seconds: number;
  ended: number;
  hung_up: number;
  continued: number;
}

/** No flow has more steps with more exits. */
const mostRows = 200_000;

/** How many of the calls came to each step of their flow and left it by each exit, in one statement. */
export async function countSteps(db: Db, scope: Scope, filter: CallConditions): Promise<StepRow[]> {
  // The last step lasts until the call was over, without the time that people talked.
  const over = sql`extract(epoch from ${calls.dateStop}) * 1000 - ${calls.talkTime} * 1000`;
  const { rows } = await db.execute<StepRow & Record<string, unknown>>(sql`
    select node as step, exit, count(*)::int as calls,
      count(*) filter (where first)::int as begun,
      coalesce(sum(greatest(0, coalesce(done, ${over}) - began)), 0)::float8 / 1000 as seconds,
      count(*) filter (where ${leftBy.ended})::int as ended, count(*) filter (where ${leftBy.hungUp})::int as hung_up,
      count(*) filter (where ${leftBy.continued})::int as continued
    from ${calls} cross join lateral ${ownSteps}
    where ${and(isWithin(scope, calls.accountId), conditionsOf(filter), isCounted)}
    group by node, exit order by node, exit limit ${mostRows}`);
  return rows;
}
