import { and, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import type { CallStatus } from '#values/callStatus.ts';
import { calls } from '../../kernel/db/schema/calls.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import { type CallConditions, conditionsOf, isCounted } from '../../telephony/calls/callConditions.ts';
import { codeOf, leftMessage } from '../../telephony/calls/callStatusConditions.ts';
import { localQuarter, type Segment } from '../../telephony/calls/callFigureConditions.ts';

/** Which calls a report counts. */
export interface Asked {
  scope: Scope;
  filter: CallConditions;
}

type Count = 'total' | 'answer' | 'missed' | 'abandoned' | 'voicemail' | 'first' | 'returning';
export type CountsRow = Record<Count, number>;
export type TotalsRow = Record<Count | 'durationSum' | 'talkSum', number>;

/**
 * What calls are first counted by, so that the figures add up a few parts and not every call: adding up ten figures a call costs
 * more than reading it.
 */
export const parts = sql`status, ${leftMessage} as left_message, first_time, count(*) as calls, sum(duration) as seconds, sum(talk_time) as talk`;
export const partKeys = sql`status, left_message, first_time`;

const counts = sql`coalesce(sum(calls), 0)::int as total,
  ${countOf('answered')} as answer, ${countOf('missed')} as missed, ${countOf('abandoned')} as abandoned,
  ${sumOf(sql`status = ${codeOf('voicemail')} or left_message`)} as voicemail, ${sumOf(sql`first_time`)} as first, ${sumOf(sql`not first_time`)} as returning`;

/** The sums of parts: counts, durations, and talk time of answered calls. */
export const totals = sql`${counts}, coalesce(sum(seconds), 0)::float8 as "durationSum",
  coalesce(sum(talk) filter (where status = ${codeOf('answered')}), 0)::float8 as "talkSum"`;

/** Bucket numbers as integer arithmetic over the local quarter-hour of a call. 1970-01-01 was a Thursday. */
const buckets = {
  day: (quarter: SQL) => sql`${quarter} / 96`,
  weekHour: (quarter: SQL) => sql`(${quarter} / 96 + 3) % 7 * 24 + ${quarter} % 96 / 4`,
};

/** Counts calls by local bucket, directly from their rows. */
export async function countByBucket(db: Executor, bucket: keyof typeof buckets, asked: Asked, segments: Segment[]) {
  if (segments.length === 0) return [];
  const { rows } = await db.execute<CountsRow & { bucket: number }>(sql`
    select bucket, ${counts}
    from (select ${buckets[bucket](localQuarter(segments))} as bucket, ${parts} from ${calls}
      where ${isAsked(asked)} group by bucket, ${partKeys}) as part
    group by bucket`);
  return rows;
}

/** The totals of calls. */
export async function countTotals(db: Executor, asked: Asked): Promise<TotalsRow> {
  const { rows } = await db.execute<TotalsRow>(sql`
    select ${totals} from (select ${parts} from ${calls} where ${isAsked(asked)} group by ${partKeys}) as part`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate returned no row');
  return row;
}

export function isAsked({ scope, filter }: Asked): SQL | undefined {
  return and(isWithin(scope, calls.accountId), conditionsOf(filter), isCounted);
}

function countOf(status: CallStatus): SQL {
  return sumOf(sql`status = ${codeOf(status)}`);
}

function sumOf(condition: SQL): SQL {
  return sql`coalesce(sum(calls) filter (where ${condition}), 0)::int`;
}
