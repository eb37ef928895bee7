import type { FastifyBaseLogger } from 'fastify';
import type { NumberCarrier } from './numberCarrier.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { aJob, writeAudit } from '../../kernel/access/auditLog.ts';
import { deletePurchase, openPurchases, type PurchaseRow } from './purchases.repository.ts';
import { storedSids } from './rentals.repository.ts';
import { tryAll } from '../../kernel/tryAll.ts';

export interface CarrierUpkeep {
  db: Db;
  carrier: NumberCarrier;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** No request takes as long as this. */
const surelyOverMs = 10 * 60_000;

/**
 * Ends purchases that were interrupted: a number that was bought but never stored is released, so that nobody pays for
 * it silently.
 * @throws the first error of the carrier, after all were tried.
 */
export async function settlePurchases(upkeep: CarrierUpkeep, now: Date): Promise<void> {
  const interrupted = await openPurchases(upkeep.db, new Date(now.getTime() - surelyOverMs));
  await tryAll(interrupted, (purchase) => settle(upkeep, purchase));
}

async function settle({ db, carrier, log }: CarrierUpkeep, purchase: PurchaseRow): Promise<void> {
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
