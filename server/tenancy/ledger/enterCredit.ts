import type { Tx } from '../../kernel/db/executor.ts';
import { addCreditEntry, lockCredit, type NewEntry } from './payersCredit.ts';
import { type Payer } from './payers.ts';
import type { CreditReason, Emit } from '../../kernel/events/happened.ts';

/**
 * Appends an entry to a payer’s ledger, and tells of it under the credit’s lock, so that each time the credit falls below a
 * limit is noticed once.
 */
export async function enterCredit(
  tx: Tx,
  emit: Emit,
  payer: Payer,
  { reason, ...entry }: NewEntry & { reason: CreditReason },
) {
  await lockCredit(tx, payer);
  const row = await addCreditEntry(tx, payer, entry);
  const { amount, balance, note, stamp: at } = row;
  await emit(tx, { kind: 'credit.changed', ...payer, reason, amount, balance, note, at });
  return row;
}
