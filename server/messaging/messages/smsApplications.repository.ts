import { and, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { smsApplications } from '../../kernel/db/schema/messages.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

export type ApplicationRow = typeof smsApplications.$inferSelect;

export async function findApplicationOf(
  executor: Executor,
  accountId: number,
  did: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await executor
    .select()
    .from(smsApplications)
    .where(and(eq(smsApplications.accountId, accountId), eq(smsApplications.did, did)));
  return row;
}

export async function findApplication(
  executor: Executor,
  scope: Scope,
  id: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await executor
    .select()
    .from(smsApplications)
    .where(and(isWithin(scope, smsApplications.accountId), eq(smsApplications.id, id)));
  return row;
}

/** Undefined when the number has one. */
export async function insertApplication(
  tx: Tx,
  application: typeof smsApplications.$inferInsert,
): Promise<ApplicationRow | undefined> {
  const [row] = await tx.insert(smsApplications).values(application).onConflictDoNothing().returning();
  return row;
}

/** Changes an application of this version. Undefined when somebody else was faster. */
export async function updateApplication(
  tx: Tx,
  { accountId, id, version }: Pick<ApplicationRow, 'accountId' | 'id' | 'version'>,
  change: Partial<ApplicationRow>,
): Promise<ApplicationRow | undefined> {
  const [row] = await tx
    .update(smsApplications)
    .set({ ...change, version: version + 1 })
    .where(
      and(eq(smsApplications.accountId, accountId), eq(smsApplications.id, id), eq(smsApplications.version, version)),
    )
    .returning();
  return row;
}
