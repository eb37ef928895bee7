import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts, accountTree } from '../../kernel/db/schema/accounts.ts';
import { scheduledReports } from '../../kernel/db/schema/users.ts';

export interface ReportKey {
  account: number;
  id: string;
}

/** The due reports of active accounts, longest overdue first. */
export async function listDueReports(executor: Executor, now: Date): Promise<ReportKey[]> {
  return executor
    .select({ account: scheduledReports.accountId, id: scheduledReports.id })
    .from(scheduledReports)
    .innerJoin(accounts, eq(accounts.id, scheduledReports.accountId))
    .where(and(isDue(now), eq(accounts.status, 'active')))
    .orderBy(asc(scheduledReports.nextAt));
}

/** Locks a report until the transaction ends. False when it is no longer due, or when another process has locked it. */
export async function holdDueReport(tx: Tx, { account, id }: ReportKey, now: Date): Promise<boolean> {
  const held = await tx
    .select({ id: scheduledReports.id })
    .from(scheduledReports)
    .where(and(eq(scheduledReports.accountId, account), eq(scheduledReports.id, id), isDue(now)))
    .for('update', { skipLocked: true });
  return held.length === 1;
}

function isDue(now: Date) {
  return and(eq(scheduledReports.enabled, true), lte(scheduledReports.nextAt, now));
}

export async function advanceReport(
  tx: Tx,
  { account, id }: ReportKey,
  moments: { lastSentAt: Date; nextAt: Date },
): Promise<void> {
  await tx
    .update(scheduledReports)
    .set(moments)
    .where(and(eq(scheduledReports.accountId, account), eq(scheduledReports.id, id)));
}

/** Those of the accounts that are at or below an account, with their names. */
export async function listReported(
  executor: Executor,
  account: number,
  asked: readonly number[],
): Promise<{ id: number; name: string }[]> {
  return executor
    .select({ id: accounts.id, name: accounts.name })
    .from(accountTree)
    .innerJoin(accounts, eq(accounts.id, accountTree.descendantId))
    .where(and(eq(accountTree.ancestorId, account), inArray(accountTree.descendantId, [...asked])))
    .orderBy(asc(accounts.name), asc(accounts.id));
}
