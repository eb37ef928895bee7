import type { Db } from '../../db/executor.ts';
import type { AudioStore } from '../../integrations/audioStore.ts';
import {
  findRecording,
  markFetched,
  markLeftCarrier,
  type RecordingRow,
} from '../../repositories/recordings.repository.ts';

/** Downloads a recording from its carrier. Rejects when the carrier does not provide it. */
export type DownloadRecording = (url: string) => Promise<Uint8Array>;

export interface RecordingContext {
  db: Db;
  store: AudioStore;
  download: DownloadRecording;
  /** Deletes the carrier's copy; succeeds if there is none. */
  deleteAtCarrier: (sid: string) => Promise<void>;
  now: () => Date;
}

/**
 * Moves a recording from the carrier to the audio store, once: the carrier's copy is deleted when ours is stored.
 * @throws Error when the carrier does not provide or delete it; the job is retried.
 */
export async function storeRecording(
  { db, store, download, deleteAtCarrier, now }: RecordingContext,
  { accountId, sid }: { accountId: number; sid: string },
): Promise<void> {
  const recording = await findRecording(db, accountId, sid);
  if (!recording || recording.deletedAt !== null || recording.leftCarrierAt !== null) return;
  if (recording.storedAs === null) {
    const key = audioKey(recording);
    await store.put(key, await download(recording.sourceUrl));
    await markFetched(db, recording, key);
  }
  await deleteAtCarrier(sid);
  await markLeftCarrier(db, recording, now());
}

function audioKey({ accountId, callUuid, sid }: RecordingRow): string {
  return `${accountId}/${callUuid}/${sid.replaceAll(/[^A-Za-z0-9]/g, '')}.wav`;
}
