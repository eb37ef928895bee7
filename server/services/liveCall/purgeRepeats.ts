import type { Db } from '../../db/executor.ts';
import { purgeResponses } from '../../repositories/callEvents.repository.ts';
import { purgeEarlyStatuses } from '../../repositories/earlyStatuses.repository.ts';
import { purgeSmpp } from '../../repositories/messages/smpp.repository.ts';
import { purgeKeys } from '../../repositories/idempotencyKeys.repository.ts';

/** Deletes what only served requests that are repeated or come too early, once none of them can come any more. */
export async function purgeRepeats(db: Db): Promise<void> {
  await purgeResponses(db);
  await purgeEarlyStatuses(db);
  await purgeKeys(db);
  await purgeSmpp(db);
}
