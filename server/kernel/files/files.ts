import { eq } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { files } from '../db/schema/brand.ts';

export type FileRow = typeof files.$inferSelect;

/** A file by its id alone, without an access check. The caller must ensure that its kind is public. */
export async function findFile(executor: Executor, id: string): Promise<FileRow | undefined> {
  const [row] = await executor.select().from(files).where(eq(files.id, id));
  return row;
}

export async function insertFile(executor: Executor, file: typeof files.$inferInsert): Promise<void> {
  await executor.insert(files).values(file);
}
