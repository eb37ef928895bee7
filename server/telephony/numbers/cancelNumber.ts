import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { NumberCarrier } from './numberCarrier.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { type Author, writeAudit } from '../../kernel/access/auditLog.ts';
import { findNumber } from './numbers.repository.ts';
import { endRental, findRental } from './rentals.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { AppError } from '../../kernel/appError.ts';

export interface Cancelling {
  db: Db;
  scope: Scope;
  author: Author;
  now: Date;
  /** Undefined without a connected carrier; then only numbers that predate rentals can be cancelled. */
  carrier: NumberCarrier | undefined;
}

/**
 * Cancels a number and returns its new state. The carrier comes first: if the process stops in between, cancelling
 * again finds the number already released and continues.
 * @throws AppError INVALID-DID when the scope has no such active number, CARRIER-FAILED, NOT-CONFIGURED.
 */
export async function cancelNumber(cancelling: Cancelling, did: string): Promise<TrackingNumber> {
  const { db, scope, author, now, carrier } = cancelling;
  const [rental, before] = await Promise.all([findRental(db, scope, did), findNumber(db, scope, did)]);
  if (!rental || !before) throw new AppError('INVALID-DID');
  if (rental.sid !== null) {
    if (!carrier) throw new AppError('NOT-CONFIGURED');
    await carrier.release(rental.sid);
  }
  return db.transaction(async (tx) => {
    if (!(await endRental(tx, rental, now))) throw new AppError('INVALID-DID');
    const after: TrackingNumber = { ...before, status: 'cancelled', version: before.version + 1 };
    const entry = { accountId: rental.account, subject: `number ${did}`, before, after };
    await writeAudit(tx, author, { ...entry, action: 'number.cancelled' });
    return after;
  });
}
