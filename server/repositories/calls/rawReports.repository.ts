import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/executor.ts';
import { calls, statusCodes } from '../../db/schema/calls.ts';
import { isWithin, type Scope } from '../scope.ts';
import { type CallConditions, conditionsOf, isCounted } from './callConditions.ts';

/** From quarter-hour `from` to `to`, local time is UTC plus `offset` quarter-hours. */
interface Segment {
  from: number;
  to: number;
  offset: number;
}

const figures = sql`count(*)::int as total,
  ${countOf('answered')} as answer, ${countOf('missed')} as missed, ${countOf('abandoned')} as abandoned,
  count(*) filter (where first_time)::int as first, count(*) filter (where not first_time)::int as returning`;

type FiguresRow = Record<'total' | 'answer' | 'missed' | 'abandoned' | 'first' | 'returning', number>;
type BucketRow = FiguresRow & { bucket: number };

/** Bucket numbers as integer arithmetic over `q`, the local quarter-hour of a call. 1970-01-01 was a Thursday. */
const buckets = { day: sql`q / 96`, weekHour: sql`(q / 96 + 3) % 7 * 24 + q % 96 / 4` };

/** Counts calls by local bucket, directly from their rows. */
export async function countByBucket(
  db: Db,
  bucket: keyof typeof buckets,
  asked: { scope: Scope; filter: CallConditions; segments: Segment[] },
): Promise<BucketRow[]> {
  if (asked.segments.length === 0) return [];
  const pieces = asked.segments.map(({ from, to, offset }) => sql`(${from}::int, ${to}::int, ${offset}::int)`);
  const { rows } = await db.execute<BucketRow>(sql`
    select ${buckets[bucket]} as bucket, ${figures}
    from (select ${calls.t15} + segment.shift as q, status, first_time
      from (values ${sql.join(pieces, sql`, `)}) as segment(begins, ends, shift)
      join ${calls} on ${calls.t15} >= segment.begins and ${calls.t15} < segment.ends
      where ${conditions(asked)}) as local
    group by 1`);
  return rows;
}

/** The totals of calls, with the sum of durations and of talk time in answered calls. */
export async function countTotals(db: Db, asked: { scope: Scope; filter: CallConditions }) {
  type Row = FiguresRow & { duration_sum: number; talk_sum: number };
  const { rows } = await db.execute<Row>(sql`
    select ${figures}, coalesce(sum(duration), 0)::float8 as duration_sum,
      coalesce(sum(talk_time) filter (where status = ${codeOf('answered')}), 0)::float8 as talk_sum
    from ${calls} where ${conditions(asked)}`);
  return rows[0];
}

/** The totals by tracking source, most calls first. */
export async function countBySource(db: Db, asked: { scope: Scope; filter: CallConditions }) {
  type Row = FiguresRow & { source: string; duration_sum: number };
  const { rows } = await db.execute<Row>(sql`
    select tracking_source as source, ${figures}, sum(duration)::float8 as duration_sum
    from ${calls} where ${conditions(asked)} group by 1 order by total desc, lower(tracking_source)`);
  return rows;
}

function conditions({ scope, filter }: { scope: Scope; filter: CallConditions }): SQL | undefined {
  return and(isWithin(scope, calls.accountId), conditionsOf(filter), isCounted);
}

function countOf(status: (typeof statusCodes)[number]): SQL {
  return sql`count(*) filter (where status = ${codeOf(status)})::int`;
}

function codeOf(status: (typeof statusCodes)[number]): SQL {
  return sql.raw(String(statusCodes.indexOf(status)));
}
