import { and, type AnyColumn, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Money } from '#values/currency.ts';
import { keyNameSeparator } from '#values/keyNames.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { calls } from '../../kernel/db/schema/calls.ts';
import { numbers } from '../../kernel/db/schema/routing.ts';
import { users } from '../../kernel/db/schema/users.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import { type Asked, isAsked, partKeys, parts, type TotalsRow, totals } from './rawReports.repository.ts';

type Field = AnyColumn | SQL;

/** The fields that groups are made by; calls without a value in one of them are left out. */
const groups = {
  source: [calls.trackingSource],
  number: [calls.trackingNumber],
  account: [calls.accountId],
  area: [calls.area],
  tag: [sql`tagged.tag`],
  landing: [calls.webLanding],
  conversion: [calls.webConversion],
  campaign: [calls.webCampaign],
  keyword: [calls.webKeyword],
  visit: [calls.webSource, calls.webMedium],
  target: [calls.target],
  caller: [calls.caller],
  user: [calls.userId],
} satisfies Record<string, [Field, ...Field[]]>;

/** The names of what the keys of a group identify, which may change while its calls don't. */
const labels: Partial<Record<keyof typeof groups, (scope: Scope, keys: SQL) => SQL>> = {
  // A number may have been released and rented again.
  number: (scope, keys) => sql`select distinct on (${numbers.did}) ${numbers.did} as key, ${numbers.name} as label
    from ${numbers} where ${isWithin(scope, numbers.accountId)} and ${numbers.did} = any(${keys})
    order by ${numbers.did}, ${numbers.createdAt} desc`,
  account: (_, keys) => sql`select ${accounts.id}::text as key, ${accounts.name} as label from ${accounts}
    where ${accounts.id} = any(${keys}::int[])`,
  user: (_, keys) => sql`select ${users.id}::text as key, concat_ws(' ', ${users.firstName}, ${users.lastName}) as label
    from ${users} where ${users.id} = any(${keys}::int[])`,
};

export interface GroupRow extends TotalsRow {
  keys: [string, ...string[]];
  /** The name that a number had in its calls; null of other groups. */
  called: string | null;
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
  db: Executor,
  name: keyof typeof groups,
  asked: Asked,
  { most, atLeast, among }: GroupLimits,
): Promise<GroupRow[]> {
  const columns: Field[] = groups[name];
  const [first] = groups[name];
  const keys = columns.map((_, at) => sql.raw(`key${at}`));
  const list = (items: SQL[]) => sql.join(items, sql`, `);
  const texts = sql`array[${list(keys.map((key) => sql`${key}::text`))}]`;
  const isSource = name === 'source';
  const where = and(
    isAsked(asked),
    ...columns.map((column) => isNotNull(column)),
    among && isOneOf(isSource ? sql`lower(${first})` : sql`${first}::text`, isSource, among),
  );
  const { rows } = await db.execute<GroupRow & Record<string, unknown>>(sql`
    select ${isSource ? spelling : texts} as keys, ${isSource ? sql`null` : sql`max(called)`} as called,
      case when min(least_account) = max(greatest_account) then min(least_account) end as account, ${totals},
      coalesce(jsonb_agg(jsonb_build_object('amount', revenue, 'currency', currency) order by currency)
        filter (where currency is not null and revenue is not null), '[]') as revenue
    from (
      select ${list(columns.map((column, at) => sql`${isSource ? sql`lower(${column})` : column} as ${sql.raw(`key${at}`)}`))}, ${parts},
        revenue_currency as currency, sum(revenue) as revenue,
        min(account_id) as least_account, max(account_id) as greatest_account,
        ${calledOf(name)} as called
      from ${calls} ${name === 'tag' ? eachTag(asked) : sql``} where ${where}
      group by ${list(keys)}, ${isSource ? sql`tracking_source, ` : sql``}currency, ${partKeys}) as part
    group by ${list(keys)} ${atLeast === undefined ? sql`` : sql`having sum(calls) >= ${atLeast}`}
    order by total desc, ${isSource ? spelling : texts} collate "C" ${most === undefined ? sql`` : sql`limit ${most}`}`);
  const asAsked = new Map(isSource ? among?.map((source) => [source.toLowerCase(), source]) : []);
  return rows.map(({ keys: [key, ...more], ...row }) => {
    return { ...row, keys: [asAsked.get(key.toLowerCase()) ?? key, ...more], revenue: sumsOf(row.revenue) };
  });
}

/** A call once for each of its tags, or for those that are asked for. */
function eachTag({ filter: { tags } }: Asked): SQL {
  const own = sql`select distinct tag from unnest(${calls.tags}) as tag`;
  const chosen = tags?.length ? sql`${own} where tag = any(${sql.param([...tags])}::text[])` : own;
  return sql`cross join lateral (${chosen}) as tagged`;
}

/** One spelling of a source, the one with capitals if there are several. */
const spelling = sql`array[min(called collate "C")]`;

function calledOf(name: keyof typeof groups): SQL {
  if (name === 'source') return sql`tracking_source`;
  return name === 'number' ? sql`max(tracking_name)` : sql`null`;
}

function isOneOf(key: SQL, isSource: boolean, among: readonly string[]): SQL {
  const names = sql`${sql.param([...among])}::text[]`;
  return isSource ? sql`${key} in (select lower(name) from unnest(${names}) as name)` : sql`${key} = any(${names})`;
}

/** The sums of amounts in the order of their currencies. */
function sumsOf(amounts: readonly Money[]): Money[] {
  return [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, each]) => {
    return { amount: each.reduce((sum, { amount }) => sum + amount, 0), currency };
  });
}

/** The names of groups by their first key, as far as there are any. */
export async function nameGroups(
  db: Executor,
  scope: Scope,
  name: keyof typeof groups,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const select = labels[name];
  if (!select || keys.length === 0) return new Map();
  const { rows } = await db.execute<{ key: string; label: string }>(
    select(scope, sql`${sql.param([...keys])}::text[]`),
  );
  return new Map(rows.map(({ key, label }) => [key, label]));
}

/** Counts calls that are over by the bounds, in seconds, that their duration has reached. */
export async function countByDuration(db: Executor, asked: Asked, bounds: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ bucket: number; count: number }>(sql`
    select width_bucket(duration, ${sql.param([...bounds])}::int[]) as bucket, count(*)::int as count
    from ${calls} where ${isAsked(asked)} and status is not null group by 1`);
  const found = new Map(rows.map(({ bucket, count }) => [bucket, count]));
  return Array.from({ length: bounds.length + 1 }, (_, bucket) => found.get(bucket) ?? 0);
}

/** Counts calls by each beginning of the keys that were pressed, and the names of these. */
export async function countByKeys(db: Executor, asked: Asked) {
  const { rows } = await db.execute<TotalsRow & { digits: string; names: string }>(sql`
    select left(ivr, depth) as digits, array_to_string(names[1:depth], ${keyNameSeparator}::text) as names, ${totals}
    from (select ivr, ivr_name, ${parts} from ${calls} where ${isAsked(asked)} and ivr is not null
        group by ivr, ivr_name, ${partKeys}) as part
      cross join lateral string_to_array(coalesce(ivr_name, left(ivr, 1)), ${keyNameSeparator}::text) as names
      cross join lateral generate_series(1, length(ivr)) as depth
    group by 1, 2`);
  return rows;
}
