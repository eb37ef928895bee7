import { and, asc, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { numbers, scheduledPublishes } from '../../kernel/db/schema/routing.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

export type ScheduledPublish = typeof scheduledPublishes.$inferSelect;

export interface ScheduleKey {
  accountId: number;
  id: string;
}

/** What waits for a flow, or else the newest that ended. */
export async function findSchedule(executor: Executor, scope: Scope, flow: string) {
  const [row] = await executor
    .select()
    .from(scheduledPublishes)
    .where(and(isWithin(scope, scheduledPublishes.accountId), eq(scheduledPublishes.flowId, flow)))
    .orderBy(desc(isNotNull(scheduledPublishes.dueAt)), desc(scheduledPublishes.createdAt))
    .limit(1);
  return row;
}

export async function insertSchedule(tx: Tx, row: typeof scheduledPublishes.$inferInsert): Promise<void> {
  await tx.insert(scheduledPublishes).values(row);
}

export async function changeSchedule(
  tx: Tx,
  { accountId, id }: ScheduleKey,
  change: Partial<Pick<ScheduledPublish, 'status' | 'dueAt' | 'version' | 'backTo'>>,
): Promise<void> {
  await tx
    .update(scheduledPublishes)
    .set(change)
    .where(and(eq(scheduledPublishes.accountId, accountId), eq(scheduledPublishes.id, id)));
}

/** What is due in active accounts, longest overdue first. */
export function listDueSchedules(executor: Executor, now: Date) {
  return executor
    .select({
      accountId: scheduledPublishes.accountId,
      id: scheduledPublishes.id,
      flowId: scheduledPublishes.flowId,
      document: scheduledPublishes.document,
    })
    .from(scheduledPublishes)
    .innerJoin(accounts, eq(accounts.id, scheduledPublishes.accountId))
    .where(and(lte(scheduledPublishes.dueAt, now), eq(accounts.status, 'active')))
    .orderBy(asc(scheduledPublishes.dueAt));
}

/** Locks a schedule until the transaction ends. Undefined when it is no longer due, or another process has locked it. */
export async function holdDueSchedule(
  tx: Tx,
  { accountId, id }: ScheduleKey,
  now: Date,
): Promise<ScheduledPublish | undefined> {
  const [row] = await tx
    .select()
    .from(scheduledPublishes)
    .where(
      and(
        eq(scheduledPublishes.accountId, accountId),
        eq(scheduledPublishes.id, id),
        isNotNull(scheduledPublishes.dueAt),
        lte(scheduledPublishes.dueAt, now),
      ),
    )
    .for('update', { skipLocked: true });
  return row;
}

/** A number that leads to the flow: its page is where the flow is edited. */
export async function numberOfFlow(executor: Executor, accountId: number, flow: string): Promise<string | undefined> {
  const [row] = await executor
    .select({ id: numbers.id })
    .from(numbers)
    .where(and(eq(numbers.accountId, accountId), eq(numbers.actionId, flow), eq(numbers.status, 'active')))
    .orderBy(sql`lower(${numbers.name})`)
    .limit(1);
  return row?.id;
}
