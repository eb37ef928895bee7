import { microsOf, minorUnitsOf } from '#values/sms/micros.ts';
import type { Tx } from '../../db/executor.ts';
import { findCreditWarning } from '../../repositories/messages/creditWarnings.repository.ts';
import {
  addCreditEntry,
  lockCredit,
  type NewEntry,
  type Payer,
} from '../../repositories/messages/smsCredit.repository.ts';
import { mailCreditLow } from './creditMails.ts';
import type { MessageContext } from './messageContext.ts';

/**
 * Appends an entry to a payer’s ledger that may take credit. Whether that takes the credit below the limit of its warning is
 * decided under the credit’s lock, so that each time it does is noticed once.
 */
export async function enterCredit(tx: Tx, context: Pick<MessageContext, 'jobs'>, payer: Payer, entry: NewEntry) {
  await lockCredit(tx, payer);
  const row = await addCreditEntry(tx, payer, entry);
  await warn(tx, context, payer, { before: row.balance - row.amount, after: row.balance });
  return row;
}

async function warn(
  tx: Tx,
  context: Pick<MessageContext, 'jobs'>,
  { payerId, currency }: Payer,
  { before, after }: { before: number; after: number },
): Promise<void> {
  if (after >= before) return;
  const below = await findCreditWarning(tx, payerId);
  if (below === undefined || before < microsOf(below) || after >= microsOf(below)) return;
  await mailCreditLow(tx, context, payerId, {
    below: { amount: below, currency },
    balance: { amount: minorUnitsOf(after), currency },
  });
}
