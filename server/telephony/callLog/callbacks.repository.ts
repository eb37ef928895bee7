import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Callback } from '#contract/telephony/dashboard.contract.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { calls, directionCodes, stateCodes, statusCodes } from '../../kernel/db/schema/calls.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import { type CallConditions, conditionsOf, isCounted } from '../calls/callConditions.ts';
import { callColumns, toCall } from '../calls/listedCall.ts';

const untaken = sql.raw(['missed', 'abandoned', 'voicemail'].map((name) => codeOf(statusCodes, name)).join());
const inbound = sql.raw(codeOf(directionCodes, 'inbound'));
const ended = sql.raw(codeOf(stateCodes, 'ended'));

type KeyRow = { account_id: number; id: string; tries: number; total: number };

/** Callers whose latest call was not answered, newest first; `total` also counts those beyond the limit. */
export async function findCallbacks(
  db: Db,
  scope: Scope,
  filter: CallConditions,
  { limit, timezone }: { limit: number; timezone: string },
): Promise<{ total: number; data: Callback[] }> {
  const { rows: keys } = await db.execute<KeyRow>(keysOf(scope, filter, limit));
  if (keys.length === 0) return { total: 0, data: [] };
  const ids = sql.param(keys.map(({ id }) => id));
  const ofAccounts = sql.param(keys.map(({ account_id: id }) => id));
  const rows = await db
    .select(callColumns)
    .from(calls)
    .innerJoin(accounts, eq(accounts.id, calls.accountId))
    .where(
      and(
        isWithin(scope, calls.accountId),
        sql`(${calls.accountId}, ${calls.id}) in (select * from unnest(${ofAccounts}::int[], ${ids}::bigint[]))`,
      ),
    );
  const found = new Map(rows.map((row) => [`${row.account} ${row.id}`, toCall(row, timezone)]));
  return {
    total: keys[0]?.total ?? 0,
    data: keys.flatMap(({ account_id: account, id, tries }) => {
      const call = found.get(`${account} ${id}`);
      return call ? [{ call, tries }] : [];
    }),
  };
}

function keysOf(scope: Scope, filter: CallConditions, limit: number): SQL {
  return sql`
    select account_id, id, tries, count(*) over ()::int as total from (
      select distinct on (account_id, caller) account_id, id, date_start, status,
        count(*) filter (where status in (${untaken})) over (partition by account_id, caller)::int as tries
      from ${calls}
      where ${and(isWithin(scope, calls.accountId), conditionsOf(filter), isCounted)} and caller is not null and not blocked
        and direction = ${inbound} and state = ${ended}
      order by account_id, caller, date_start desc nulls last, id desc nulls last) as latest
    where status in (${untaken}) order by date_start desc, id desc limit ${limit}`;
}

function codeOf(names: readonly string[], name: string): string {
  return String(names.indexOf(name));
}
