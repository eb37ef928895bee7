import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/executor.ts';
import { webhookReplies } from '../db/schema/all.ts';
import { purgeKeys } from '../repositories/idempotencyKeys.repository.ts';

/** Forgets answers that nobody asks for again: carriers retry within seconds, clients within a day. */
export async function purgeReplies(db: Db): Promise<void> {
  await db.delete(webhookReplies).where(lt(webhookReplies.at, sql`now() - interval '1 day'`));
  await purgeKeys(db);
}
