import { eq } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { themes } from '../db/schema/brand.ts';

export async function findTheme(executor: Executor, host: string) {
  const [row] = await executor.select().from(themes).where(eq(themes.host, host));
  return row;
}
