import { and, desc, eq, sql } from 'drizzle-orm';
import { currencyOfCountry } from '#values/countries.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { sourceCosts } from '../../kernel/db/schema/sourceCosts.ts';

export type SourceCostRow = typeof sourceCosts.$inferSelect;

interface Place {
  account: number;
  source: string;
  month: string;
}

const isAt = ({ account, source, month }: Place) =>
  and(
    eq(sourceCosts.accountId, account),
    eq(sourceCosts.sourceKey, sql`lower(${source})`),
    eq(sourceCosts.month, month),
  );

/** The latest months first. */
export function listSourceCosts(executor: Executor, scope: Scope): Promise<SourceCostRow[]> {
  return executor
    .select()
    .from(sourceCosts)
    .where(isWithin(scope, sourceCosts.accountId))
    .orderBy(desc(sourceCosts.month), sourceCosts.sourceKey, sourceCosts.accountId);
}

export async function findSourceCost(tx: Tx, place: Place): Promise<SourceCostRow | undefined> {
  const [row] = await tx.select().from(sourceCosts).where(isAt(place)).for('update');
  return row;
}

export async function deleteSourceCost(tx: Tx, place: Place): Promise<void> {
  await tx.delete(sourceCosts).where(isAt(place));
}

export async function writeSourceCost(tx: Tx, row: Omit<SourceCostRow, 'sourceKey'>): Promise<void> {
  const { source, amount, currency, changedBy, changedAt } = row;
  await tx
    .insert(sourceCosts)
    .values({ ...row, sourceKey: sql`lower(${source})` })
    .onConflictDoUpdate({
      target: [sourceCosts.accountId, sourceCosts.sourceKey, sourceCosts.month],
      set: { source, amount, currency, changedBy, changedAt },
    });
}

/** What an account enters amounts in. */
export async function currencyOfAccount(executor: Executor, accountId: number): Promise<string> {
  const [row] = await executor.select({ country: accounts.country }).from(accounts).where(eq(accounts.id, accountId));
  return currencyOfCountry(row?.country ?? '');
}

/** The costs of a source go to another name; where that has costs of the same month, they add up. */
export async function renameCosts(tx: Tx, { account, source, to }: { account: number; source: string; to: string }) {
  await tx.execute(sql`
    with former as (
      delete from ${sourceCosts} where account_id = ${account} and source_key = lower(${source}) returning *)
    insert into ${sourceCosts} (account_id, source_key, month, source, amount, currency, changed_by, changed_at)
      select account_id, lower(${to}), month, ${to}, amount, currency, changed_by, changed_at from former
    on conflict (account_id, source_key, month) do update set source = excluded.source,
      amount = case when source_costs.currency = excluded.currency then source_costs.amount else 0 end + excluded.amount,
      currency = excluded.currency, changed_by = excluded.changed_by, changed_at = excluded.changed_at`);
}
