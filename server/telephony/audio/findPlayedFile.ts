import type { Executor } from '../../kernel/db/executor.ts';
import { audioFiles } from '../../kernel/db/schema/audioFiles.ts';
import { isFile, type AudioFileRow, type Key } from './audioFiles.repository.ts';

/** For the carrier, whose address names the account and is signed. */
export async function findPlayedFile(executor: Executor, key: Key): Promise<AudioFileRow | undefined> {
  const [row] = await executor.select().from(audioFiles).where(isFile(key));
  return row;
}
