import { and, type AnyColumn, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Money } from '#values/currency.ts';
import type { Db } from '../../db/executor.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { calls } from '../../db/schema/calls.ts';
import { numbers } from '../../db/schema/routing.ts';
import { users } from '../../db/schema/users.ts';
import { isWithin, type Scope } from '../scope.ts';
import { type Asked, isAsked, type TotalsRow, totals } from './rawReports.repository.ts';

/** The fields that groups are made by; calls without a value in one of them are left out. */
const groups = {
  source: [calls.trackingSource],
  number: [calls.trackingNumber],
  account: [calls.accountId],
  area: [calls.area],
  landing: [calls.webLanding],
  conversion: [calls.webConversion],
  campaign: [calls.webCampaign],
  keyword: [calls.webKeyword],
  visit: [calls.webSource, calls.webMedium],
  target: [calls.target],
  caller: [calls.caller],
  user: [calls.userId],
} satisfies Record<string, [AnyColumn, ...AnyColumn[]]>;

/** What names a group, where its first key doesn't: a number that is gone has a name that its calls had. */
const labels: Partial<Record<keyof typeof groups, (scope: Scope) => SQL>> = {
  number: (scope) => sql`coalesce((select ${numbers.name} from ${numbers}
    where ${isWithin(scope, numbers.accountId)} and ${numbers.did} = keys[1]
    order by ${numbers.createdAt} desc limit 1), max(called))`,
  account: () => sql`(select ${accounts.name} from ${accounts} where ${accounts.id} = keys[1]::int)`,
  user: () => sql`(select concat_ws(' ', ${users.firstName}, ${users.lastName}) from ${users}
    where ${users.id} = keys[1]::int)`,
};

interface GroupRow extends TotalsRow {
  keys: [string, ...string[]];
  label: string | null;
  account: number | null;
  revenue: Money[];
}

export interface GroupLimits {
  most?: number;
  atLeast?: number;
  among?: readonly string[];
}

/** Counts calls by what they have in common, most calls first. */
export async function countByGroup(
  db: Db,
  name: keyof typeof groups,
  asked: Asked,
  { most, atLeast, among }: GroupLimits,
): Promise<GroupRow[]> {
  const columns: AnyColumn[] = groups[name];
  const [first] = groups[name];
  const keys = sql.join(
    columns.map((column) => sql`${column}::text`),
    sql`, `,
  );
  const where = and(
    isAsked(asked),
    ...columns.map((column) => isNotNull(column)),
    among && sql`${first}::text = any(${sql.param([...among])}::text[])`,
  );
  // Each currency is summed for itself first.
  const { rows } = await db.execute<GroupRow & Record<string, unknown>>(sql`
    select keys, ${labels[name]?.(asked.scope) ?? sql`null`} as label,
      case when min(least_account) = max(greatest_account) then min(least_account) end as account,
      ${sums},
      coalesce(jsonb_agg(jsonb_build_object('amount', revenue, 'currency', currency) order by currency)
        filter (where currency is not null), '[]') as revenue
    from (
      select array[${keys}] as keys, case when revenue is null then null else revenue_currency end as currency, ${totals},
        sum(revenue) as revenue, min(account_id) as least_account, max(account_id) as greatest_account,
        max(tracking_name) as called
      from ${calls} where ${where}
      group by 1, 2) as part
    group by keys ${atLeast === undefined ? sql`` : sql`having sum(total) >= ${atLeast}`}
    order by total desc, keys collate "C" ${most === undefined ? sql`` : sql`limit ${most}`}`);
  return rows;
}

const sums = sql.raw(
  ['total', 'answer', 'missed', 'abandoned', 'voicemail', 'first', 'returning']
    .map((name) => `sum(part.${name})::int as ${name}`)
    .concat(['durationSum', 'talkSum'].map((name) => `sum(part."${name}") as "${name}"`))
    .join(', '),
);

/** Counts calls that are over by the bounds, in seconds, that their duration has reached. */
export async function countByDuration(db: Db, asked: Asked, bounds: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ bucket: number; count: number }>(sql`
    select width_bucket(duration, ${sql.param([...bounds])}::int[]) as bucket, count(*)::int as count
    from ${calls} where ${isAsked(asked)} and status is not null group by 1`);
  const found = new Map(rows.map(({ bucket, count }) => [bucket, count]));
  return Array.from({ length: bounds.length + 1 }, (_, bucket) => found.get(bucket) ?? 0);
}

/** Counts calls by each beginning of the keys that were pressed, and the name of the first. */
export async function countByKeys(db: Db, asked: Asked) {
  const { rows } = await db.execute<TotalsRow & { digits: string; name: string }>(sql`
    select left(ivr, depth) as digits, coalesce(ivr_name, left(ivr, 1)) as name, ${totals}
    from ${calls} cross join lateral generate_series(1, length(ivr)) as depth
    where ${isAsked(asked)} and ivr is not null
    group by 1, 2 order by coalesce(ivr_name, left(ivr, 1)) collate "C", left(ivr, depth) collate "C"`);
  return rows;
}
