import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { recordings } from '../../kernel/db/schema/all.ts';

export type RecordingRow = typeof recordings.$inferSelect;

/** False when the recording is already known. */
export async function addRecording(tx: Tx, recording: typeof recordings.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(recordings)
    .values(recording)
    .onConflictDoNothing()
    .returning({ sid: recordings.sid })
    .prepare('add_recording')
    .execute();
  return added.length === 1;
}

/** Stores what the carrier says about a recording that was known from elsewhere before. */
export async function correctRecording(tx: Tx, recording: typeof recordings.$inferInsert): Promise<void> {
  const { accountId, sid, seconds, channels } = recording;
  await tx
    .update(recordings)
    .set({ seconds, channels })
    .where(and(eq(recordings.accountId, accountId), eq(recordings.sid, sid)));
}

/** A recording by the carrier's id, for the download job. */
export async function findRecording(
  executor: Executor,
  accountId: number,
  sid: string,
): Promise<RecordingRow | undefined> {
  const [row] = await executor
    .select()
    .from(recordings)
    .where(and(eq(recordings.accountId, accountId), eq(recordings.sid, sid)));
  return row;
}

export async function markFetched(executor: Executor, { accountId, sid }: RecordingRow, storedAs: string) {
  await executor
    .update(recordings)
    .set({ storedAs })
    .where(and(eq(recordings.accountId, accountId), eq(recordings.sid, sid)));
}

export async function markLeftCarrier(executor: Executor, { accountId, sid }: RecordingRow, at: Date) {
  await executor
    .update(recordings)
    .set({ leftCarrierAt: at })
    .where(and(eq(recordings.accountId, accountId), eq(recordings.sid, sid)));
}

/** Some of the stored recordings from before a time. */
export async function listStoredBefore(executor: Executor, before: Date): Promise<RecordingRow[]> {
  return executor
    .select()
    .from(recordings)
    .where(and(lt(recordings.createdAt, before), isNotNull(recordings.storedAs)))
    .orderBy(recordings.createdAt)
    .limit(100);
}

export async function markDeleted(executor: Executor, { accountId, sid }: RecordingRow, at: Date) {
  await executor
    .update(recordings)
    .set({ storedAs: null, deletedAt: at })
    .where(and(eq(recordings.accountId, accountId), eq(recordings.sid, sid)));
}
