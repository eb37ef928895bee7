import { randomUUID } from 'node:crypto';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { audioFiles } from '../../../server/kernel/db/schema/audioFiles.ts';

/** Inserts an audio file without content. Returns its id. */
export async function anAudioFile(
  db: Db,
  accountId: number,
  given: Partial<typeof audioFiles.$inferInsert> = {},
): Promise<string> {
  const id = randomUUID();
  const content = { type: 'wav', bytes: 16_044, seconds: 1, storedAs: `${accountId}/prompts/${id}.wav` } as const;
  const updatedAt = new Date('2026-03-01T00:00:00Z');
  await db.insert(audioFiles).values({ accountId, id, name: `File ${id}`, ...content, updatedAt, ...given });
  return id;
}
