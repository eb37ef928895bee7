import type { Executor } from '../../kernel/db/executor.ts';
import { findRecording } from './recordings.repository.ts';

/** For features that read the sound of calls. */
export interface StoredRecording {
  /** In the audio store. */
  key: string;
  /** Whole seconds. */
  seconds: number;
}

/** Undefined before it is stored, and after it was deleted. */
export async function storedRecording(
  executor: Executor,
  accountId: number,
  sid: string,
): Promise<StoredRecording | undefined> {
  const row = await findRecording(executor, accountId, sid);
  return row?.storedAs ? { key: row.storedAs, seconds: row.seconds } : undefined;
}
