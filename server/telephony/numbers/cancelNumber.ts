import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import type { NumberCarrier } from './numberCarrier.ts';
import { withdrawNumber } from '../../attribution/websites/withdrawNumber.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { findNumber } from './numbers.repository.ts';
import { endRental, findRental } from './rentals.repository.ts';
import { AppError } from '../../kernel/appError.ts';

/**
 * Cancels a number and returns its new state. Without a connected carrier only numbers that predate rentals can be cancelled. The carrier comes first: if the process stops in between, cancelling
 * again finds the number already released and continues.
 * @throws AppError INVALID-DID when the scope has no such active number, CARRIER-FAILED, NOT-CONFIGURED.
 */
export async function cancelNumber(
  { db, system, scope, author, now }: Actor,
  did: string,
  { carrier, emit }: { carrier: NumberCarrier | null; emit: Emit },
): Promise<TrackingNumber> {
  const [rental, before] = await Promise.all([findRental(db, scope, did), findNumber(db, scope, did)]);
  if (!rental || !before) throw new AppError('INVALID-DID');
  if (rental.sid !== null) {
    if (!carrier) throw new AppError('NOT-CONFIGURED');
    await carrier.release(rental.sid);
  }
  // Websites of other accounts may show it too.
  const withdraw = () => system.transaction((tx) => withdrawNumber(tx, author, { accountId: rental.account, did }));
  await withdraw();
  const cancelled = await db.transaction(async (tx) => {
    if (!(await endRental(tx, rental, now))) throw new AppError('INVALID-DID');
    const after: TrackingNumber = { ...before, status: 'cancelled', version: before.version + 1 };
    const entry = { accountId: rental.account, subject: `number ${did}`, before, after };
    await writeAudit(tx, author, { ...entry, action: 'number.cancelled' });
    await emit(tx, { kind: 'number.removed', accountId: rental.account, numberId: before.id, did, at: now });
    return after;
  });
  // A website may have begun to show it just before.
  await withdraw();
  return cancelled;
}
