import type { Db } from '../../kernel/db/executor.ts';
import { deleteOldLeases, deleteOldVisits as deleteSome } from './oldVisits.repository.ts';

const dayMs = 86_400_000;
/** Late callers are looked for among leases of this time. */
export const leaseDays = 90;

/** Deletes visits whose website’s retention period is over, those of deleted websites, and old leases, a few at a time. */
export async function deleteOldVisits(db: Db, now: Date): Promise<void> {
  while ((await deleteSome(db, now)) > 0);
  while ((await deleteOldLeases(db, new Date(now.getTime() - leaseDays * dayMs))) > 0);
}
