import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/executor.ts';
import { calls, statusCodes } from '../../db/schema/calls.ts';
import { isWithin, type Scope } from '../scope.ts';
import { type CallConditions, conditionsOf, isCounted } from './callConditions.ts';
import type { Segment } from './callFigureConditions.ts';

/** Which calls a report counts. */
export interface Asked {
  scope: Scope;
  filter: CallConditions;
}

type Count = 'total' | 'answer' | 'missed' | 'abandoned' | 'voicemail' | 'first' | 'returning';
export type CountsRow = Record<Count, number>;
export type TotalsRow = Record<Count | 'durationSum' | 'talkSum', number>;

export const counts = sql`count(*)::int as total,
  ${countOf('answered')} as answer, ${countOf('missed')} as missed, ${countOf('abandoned')} as abandoned,
  ${countOf('voicemail')} as voicemail,
  count(*) filter (where first_time)::int as first, count(*) filter (where not first_time)::int as returning`;

/** Counts with the sum of durations, and of talk time in answered calls. */
export const totals = sql`${counts}, coalesce(sum(duration), 0)::float8 as "durationSum",
  coalesce(sum(talk_time) filter (where status = ${codeOf('answered')}), 0)::float8 as "talkSum"`;

/** Bucket numbers as integer arithmetic over `q`, the local quarter-hour of a call. 1970-01-01 was a Thursday. */
const buckets = { day: sql`q / 96`, weekHour: sql`(q / 96 + 3) % 7 * 24 + q % 96 / 4` };

/** Counts calls by local bucket, directly from their rows. */
export async function countByBucket(db: Db, bucket: keyof typeof buckets, asked: Asked, segments: Segment[]) {
  if (segments.length === 0) return [];
  const pieces = segments.map(({ from, to, offset }) => sql`(${from}::int, ${to}::int, ${offset}::int)`);
  const { rows } = await db.execute<CountsRow & { bucket: number }>(sql`
    select ${buckets[bucket]} as bucket, ${counts}
    from (select ${calls.t15} + segment.shift as q, status, first_time
      from (values ${sql.join(pieces, sql`, `)}) as segment(begins, ends, shift)
      join ${calls} on ${calls.t15} >= segment.begins and ${calls.t15} < segment.ends
      where ${isAsked(asked)}) as local
    group by 1`);
  return rows;
}

/** The totals of calls. */
export async function countTotals(db: Db, asked: Asked): Promise<TotalsRow> {
  const { rows } = await db.execute<TotalsRow>(sql`select ${totals} from ${calls} where ${isAsked(asked)}`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate returned no row');
  return row;
}

export function isAsked({ scope, filter }: Asked): SQL | undefined {
  return and(isWithin(scope, calls.accountId), conditionsOf(filter), isCounted);
}

function countOf(status: (typeof statusCodes)[number]): SQL {
  return sql`count(*) filter (where status = ${codeOf(status)})::int`;
}

function codeOf(status: (typeof statusCodes)[number]): SQL {
  return sql.raw(String(statusCodes.indexOf(status)));
}
