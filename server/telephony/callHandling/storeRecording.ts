import type { Emit } from '../../kernel/events/happened.ts';
import type { JobContext } from '../../kernel/jobs/job.ts';
import type { FileStore } from '../../kernel/outside/fileStore.ts';
import { findRecording, markFetched, markLeftCarrier, type RecordingRow } from './recordings.repository.ts';

/** The carrier's side of a recording. */
export interface RecordingCarrier {
  /** Rejects when the carrier does not provide it. */
  download(recording: Pick<RecordingRow, 'sid' | 'sourceUrl'>): Promise<Uint8Array>;
  /** Deletes the carrier's copy; succeeds if there is none. */
  deleteCopy(sid: string): Promise<void>;
}

interface RecordingParts {
  store: FileStore;
  carrier: RecordingCarrier;
  emit: Emit;
}

/**
 * Moves a recording from the carrier to the audio store, once: the carrier's copy is deleted when ours is stored.
 * @throws Error when the carrier does not provide or delete it; the job is retried.
 */
export async function storeRecording(
  { db, now }: Pick<JobContext, 'db' | 'now'>,
  { accountId, sid }: { accountId: number; sid: string },
  { store, carrier, emit }: RecordingParts,
): Promise<void> {
  const recording = await findRecording(db, accountId, sid);
  if (!recording || recording.deletedAt !== null || recording.leftCarrierAt !== null) return;
  if (recording.storedAs === null) {
    const key = audioKey(recording);
    await store.put(key, await carrier.download(recording));
    await db.transaction(async (tx) => {
      await markFetched(tx, recording, key);
      await emit(tx, { kind: 'recording.stored', accountId, callUuid: recording.callUuid, sid, at: now() });
    });
  }
  await carrier.deleteCopy(sid);
  await markLeftCarrier(db, recording, now());
}

function audioKey({ accountId, callUuid, sid }: RecordingRow): string {
  return `${accountId}/${callUuid}/${sid.replaceAll(/[^A-Za-z0-9]/g, '')}.wav`;
}
