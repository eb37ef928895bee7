import type { Db } from '../../db/executor.ts';
import type { AudioStore } from '../../integrations/audioStore.ts';
import { findRecording, markFetched, type RecordingRow } from '../../repositories/recordings.repository.ts';

/** Downloads a recording from its carrier. Rejects when the carrier does not provide it. */
export type DownloadRecording = (url: string) => Promise<Uint8Array>;

export interface RecordingContext {
  db: Db;
  store: AudioStore;
  download: DownloadRecording;
}

/**
 * Copies a recording from the carrier to the audio store, once.
 * @throws Error when the carrier does not provide it; the job is retried.
 */
export async function storeRecording(
  { db, store, download }: RecordingContext,
  { accountId, sid }: { accountId: number; sid: string },
): Promise<void> {
  const recording = await findRecording(db, accountId, sid);
  if (!recording || recording.storedAs !== null) return;
  const key = audioKey(recording);
  await store.put(key, await download(recording.sourceUrl));
  await markFetched(db, recording, key);
}

function audioKey({ accountId, callUuid, sid }: RecordingRow): string {
  return `${accountId}/${callUuid}/${sid.replaceAll(/[^A-Za-z0-9]/g, '')}.wav`;
}
