import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/db/executor.ts';
import { webhookReplies } from '../../kernel/db/schema/calls.ts';

/** Deletes old responses: carriers retry within seconds. */
export async function purgeResponses(db: Db): Promise<void> {
  await db.delete(webhookReplies).where(lt(webhookReplies.at, sql`now() - interval '1 day'`));
}
