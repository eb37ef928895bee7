import { eq } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { themes } from '../db/schema/brand.ts';
import type { ThemeRow } from './brand.ts';

export async function findThemeOfHost(executor: Executor, host: string): Promise<ThemeRow | undefined> {
  const [row] = await executor.select().from(themes).where(eq(themes.host, host));
  return row;
}
