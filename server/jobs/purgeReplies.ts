import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/executor.ts';
import { webhookReplies } from '../db/schema/all.ts';

/** Forgets answers that no carrier asks for again: retries come within seconds. */
export async function purgeReplies(db: Db): Promise<void> {
  await db.delete(webhookReplies).where(lt(webhookReplies.at, sql`now() - interval '1 day'`));
}
