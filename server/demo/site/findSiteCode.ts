import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/executor.ts';
import { websites } from '../../kernel/db/schema/websites.ts';
import { demoSite } from './demoSite.ts';

/** The code of the demo’s website; undefined once somebody has deleted it. */
export async function findSiteCode(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ code: websites.code }).from(websites).where(eq(websites.domain, demoSite.domain));
  return row?.code;
}
