import { and, asc, eq } from 'drizzle-orm';
import { isWithin, type Scope } from '../../kernel/access/scope.ts';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { calls } from '../../kernel/db/schema/calls.ts';
import { transcriptions, transcripts } from '../../kernel/db/schema/transcripts.ts';

export type TranscriptionRow = typeof transcriptions.$inferSelect;
export type TranscriptRow = typeof transcripts.$inferSelect;

/** The accounts of the scope, with what they have set up; null for those that have nothing. */
export function listTranscriptionRows(
  executor: Executor,
  scope: Scope,
): Promise<{ account: number; name: string; row: TranscriptionRow | null }[]> {
  return executor
    .select({ account: accounts.id, name: accounts.name, row: transcriptions })
    .from(accounts)
    .leftJoin(transcriptions, eq(transcriptions.accountId, accounts.id))
    .where(isWithin(scope, accounts.id))
    .orderBy(asc(accounts.id));
}

export async function findTranscription(executor: Executor, accountId: number): Promise<TranscriptionRow | undefined> {
  const [row] = await executor.select().from(transcriptions).where(eq(transcriptions.accountId, accountId));
  return row;
}

/** False if somebody wrote another version since. */
export async function saveTranscription(tx: Tx, row: TranscriptionRow): Promise<boolean> {
  const saved = await tx
    .insert(transcriptions)
    .values(row)
    .onConflictDoUpdate({
      target: transcriptions.accountId,
      set: row,
      setWhere: eq(transcriptions.version, row.version - 1),
    })
    .returning({ version: transcriptions.version });
  return saved.length === 1;
}

export interface RecordedCall {
  did: string;
  caller: string | null;
  isTest: boolean;
  /** As `calls.status`. */
  status: number | null;
}

/** What decides whether it becomes text. Undefined once it was deleted. */
export async function findRecordedCall(
  executor: Executor,
  accountId: number,
  callUuid: string,
): Promise<RecordedCall | undefined> {
  const [row] = await executor
    .select({ did: calls.trackingNumber, caller: calls.caller, isTest: calls.test, status: calls.status })
    .from(calls)
    .where(and(eq(calls.accountId, accountId), eq(calls.uuid, callUuid)));
  return row;
}

/** Nothing if there is one already. */
export async function addTranscript(
  tx: Tx,
  waiting: Pick<TranscriptRow, 'accountId' | 'sid' | 'callUuid' | 'queuedAt'>,
): Promise<void> {
  await tx
    .insert(transcripts)
    .values({ ...waiting, state: 'waiting', utterances: [] })
    .onConflictDoNothing();
}

export async function findTranscript(
  executor: Executor,
  accountId: number,
  sid: string,
): Promise<TranscriptRow | undefined> {
  const [row] = await executor
    .select()
    .from(transcripts)
    .where(and(eq(transcripts.accountId, accountId), eq(transcripts.sid, sid)));
  return row;
}

/** Says what became of one that waits. */
export async function settleTranscript(
  tx: Tx,
  { accountId, sid }: Pick<TranscriptRow, 'accountId' | 'sid'>,
  outcome: Partial<TranscriptRow> & Pick<TranscriptRow, 'state' | 'doneAt'>,
): Promise<void> {
  await tx
    .update(transcripts)
    .set(outcome)
    .where(and(eq(transcripts.accountId, accountId), eq(transcripts.sid, sid), eq(transcripts.state, 'waiting')));
}

export async function deleteTranscript(tx: Tx, accountId: number, sid: string): Promise<void> {
  await tx.delete(transcripts).where(and(eq(transcripts.accountId, accountId), eq(transcripts.sid, sid)));
}

/** Those of a call, the first recording first. */
export function listTranscriptsOf(executor: Executor, accountId: number, callUuid: string): Promise<TranscriptRow[]> {
  return executor
    .select()
    .from(transcripts)
    .where(and(eq(transcripts.accountId, accountId), eq(transcripts.callUuid, callUuid)))
    .orderBy(asc(transcripts.queuedAt), asc(transcripts.sid));
}
