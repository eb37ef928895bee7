import { and, eq, ne, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { cannedReplies } from '../../kernel/db/schema/messages.ts';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';

export type CannedReplyRow = typeof cannedReplies.$inferSelect;

const isReply = ({ accountId, id }: Pick<CannedReplyRow, 'accountId' | 'id'>) =>
  and(eq(cannedReplies.accountId, accountId), eq(cannedReplies.id, id));

export function listCannedReplies(executor: Executor, scope: Scope): Promise<CannedReplyRow[]> {
  return executor
    .select()
    .from(cannedReplies)
    .where(isWithin(scope, cannedReplies.accountId))
    .orderBy(sql`lower(${cannedReplies.name})`, cannedReplies.id);
}

export async function findCannedReply(
  executor: Executor,
  scope: Scope,
  id: string,
): Promise<CannedReplyRow | undefined> {
  const [row] = await executor
    .select()
    .from(cannedReplies)
    .where(and(isWithin(scope, cannedReplies.accountId), eq(cannedReplies.id, id)));
  return row;
}

/** Undefined when the account has another of this name, in any case. */
export async function insertCannedReply(
  tx: Tx,
  reply: typeof cannedReplies.$inferInsert,
): Promise<CannedReplyRow | undefined> {
  const [row] = await tx.insert(cannedReplies).values(reply).onConflictDoNothing().returning();
  return row;
}

/** Whether the account has another canned reply of this name, in any case. */
export async function isReplyName(
  tx: Tx,
  { accountId, id, name }: Pick<CannedReplyRow, 'accountId' | 'id' | 'name'>,
): Promise<boolean> {
  const same = and(
    eq(cannedReplies.accountId, accountId),
    ne(cannedReplies.id, id),
    sql`lower(${cannedReplies.name}) = lower(${name})`,
  );
  return (await tx.$count(cannedReplies, same)) > 0;
}

/** Changes a canned reply of this version. Undefined when somebody else was faster. */
export async function updateCannedReply(
  tx: Tx,
  { version, ...key }: Pick<CannedReplyRow, 'accountId' | 'id' | 'version'>,
  change: Pick<CannedReplyRow, 'name' | 'content'>,
): Promise<CannedReplyRow | undefined> {
  const [row] = await tx
    .update(cannedReplies)
    .set({ ...change, version: version + 1 })
    .where(and(isReply(key), eq(cannedReplies.version, version)))
    .returning();
  return row;
}

/** False when it is gone already. */
export async function deleteCannedReply(tx: Tx, row: CannedReplyRow): Promise<boolean> {
  return (await tx.delete(cannedReplies).where(isReply(row))).rowCount === 1;
}
