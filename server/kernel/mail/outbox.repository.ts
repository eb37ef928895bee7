import { and, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../db/executor.ts';
import { outbox } from '../db/schema/all.ts';

export type OutboxRow = typeof outbox.$inferSelect;
export type OutboxKey = Pick<OutboxRow, 'accountId' | 'id'>;

/** Returns the rows that were new. */
export async function addToOutbox(tx: Tx, rows: (typeof outbox.$inferInsert)[]): Promise<OutboxKey[]> {
  if (rows.length === 0) return [];
  return tx.insert(outbox).values(rows).onConflictDoNothing().returning({ accountId: outbox.accountId, id: outbox.id });
}

/** Reads an unsent row and counts an attempt. Undefined when it was sent or deleted. */
export async function beginSending(executor: Executor, key: OutboxKey): Promise<OutboxRow | undefined> {
  const [row] = await executor
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1` })
    .where(and(isRow(key), sql`${outbox.sentAt} is null`))
    .returning();
  return row;
}

export async function markSent(executor: Executor, key: OutboxKey, sentAt: Date): Promise<void> {
  await executor.update(outbox).set({ sentAt }).where(isRow(key));
}

function isRow({ accountId, id }: OutboxKey) {
  return and(eq(outbox.accountId, accountId), eq(outbox.id, id));
}
