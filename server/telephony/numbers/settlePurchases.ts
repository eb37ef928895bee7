import type { NumberCarrier } from './numberCarrier.ts';
import type { JobContext } from '../../kernel/jobs/job.ts';
import { aJob, writeAudit } from '../../kernel/access/auditLog.ts';
import { deletePurchase, openPurchases, type PurchaseRow } from './purchases.repository.ts';
import { storedSids } from './rentals.repository.ts';
import { tryAll } from '../../kernel/tryAll.ts';

/** What comparing numbers with the carrier’s uses of its job. */
export type Upkeep = Pick<JobContext, 'db' | 'now'> & { log: Pick<JobContext['log'], 'info' | 'warn'> };

/** No request takes as long as this. */
const surelyOverMs = 10 * 60_000;

/**
 * Ends purchases that were interrupted: a number that was bought but never stored is released, so that nobody pays for
 * it silently.
 * @throws the first error of the carrier, after all were tried.
 */
export async function settlePurchases(job: Upkeep, carrier: NumberCarrier): Promise<void> {
  const interrupted = await openPurchases(job.db, new Date(job.now().getTime() - surelyOverMs));
  await tryAll(interrupted, (purchase) => settle(job, purchase, carrier));
}

async function settle({ db, log }: Upkeep, purchase: PurchaseRow, carrier: NumberCarrier): Promise<void> {
  const { accountId, id, did } = purchase;
  const number = await carrier.find(did);
  const orphaned = number?.mark === id && !(await storedSids(db, [number.sid])).has(number.sid);
  if (orphaned) {
    await carrier.release(number.sid);
    log.warn({ did, account: accountId }, 'released a number that was bought but never stored');
    const entry = { accountId, subject: `number ${did}`, before: { sid: number.sid } };
    await writeAudit(db, aJob, { ...entry, action: 'number.orphan-released' });
  }
  await deletePurchase(db, purchase);
}
