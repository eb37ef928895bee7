import type { Db } from '../db/executor.ts';
import { purgeResponses } from '../repositories/callEvents.repository.ts';
import { purgeKeys } from '../repositories/idempotencyKeys.repository.ts';

/** Forgets answers that nobody asks for again: carriers retry within seconds, clients within a day. */
export async function purgeReplies(db: Db): Promise<void> {
  await purgeResponses(db);
  await purgeKeys(db);
}
