import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { accounts, accountTree } from '../db/schema/accounts.ts';
import { isWithin, type Scope } from './scope.ts';

/** Which of the accounts are strictly below another, within the scope if there is one. */
export async function listBelow(
  executor: Executor,
  scope: Scope | null,
  top: number,
  asked: readonly number[],
): Promise<number[]> {
  if (asked.length === 0) return [];
  const rows = await executor
    .select({ id: accountTree.descendantId })
    .from(accountTree)
    .where(
      and(
        eq(accountTree.ancestorId, top),
        inArray(accountTree.descendantId, [...asked]),
        sql`${accountTree.depth} > 0`,
        scope ? isWithin(scope, accountTree.descendantId) : undefined,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Where an account is. */
export async function findHome(
  executor: Executor,
  account: number,
): Promise<{ country: string; timezone: string } | undefined> {
  const { country, timezone } = accounts;
  const [row] = await executor.select({ country, timezone }).from(accounts).where(eq(accounts.id, account));
  return row;
}

export async function findAccountName(executor: Executor, account: number): Promise<string> {
  const [row] = await executor.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, account));
  return row?.name ?? '';
}

/** An account and all above it. */
export async function listAbove(executor: Executor, account: number): Promise<number[]> {
  const rows = await executor
    .select({ id: accountTree.ancestorId })
    .from(accountTree)
    .where(eq(accountTree.descendantId, account));
  return rows.map(({ id }) => id);
}
