import { type Micros, microsOf, moneyOf } from '#values/sms/micros.ts';
import type { Tx } from '../../db/executor.ts';
import type { AutoTopUpEvent } from '../../messages/autoTopUp.ts';
import type { TopUpOrderRow } from '../../repositories/messages/autoTopUps.repository.ts';
import { findCreditWarning } from '../../repositories/messages/creditWarnings.repository.ts';
import {
  addCreditEntry,
  lockCredit,
  type NewEntry,
  type Payer,
} from '../../repositories/messages/smsCredit.repository.ts';
import { type Mailing, mailCreditLow } from './creditMails.ts';
import { stepTopUps } from './stepTopUps.ts';

/**
 * Appends an entry to a payer’s ledger, and does what the credit’s new height asks for: a warning, an automatic top-up. That is
 * decided under the credit’s lock, so that each time the credit falls below a limit is noticed once.
 */
export async function enterCredit(
  tx: Tx,
  context: Mailing,
  payer: Payer,
  { event, ...entry }: NewEntry & { event: AutoTopUpEvent },
) {
  await lockCredit(tx, payer);
  const row = await addCreditEntry(tx, payer, entry);
  const { balance, stamp: now, note } = row;
  const order = await stepTopUps(tx, context, payer, { event, balance, now, note });
  await warn(tx, context, payer, { before: balance - row.amount, after: balance, order });
  return row;
}

interface Change {
  before: Micros;
  after: Micros;
  order: TopUpOrderRow | undefined;
}

async function warn(
  tx: Tx,
  context: Mailing,
  { payerId, currency }: Payer,
  { before, after, order }: Change,
): Promise<void> {
  if (after >= before) return;
  const below = await findCreditWarning(tx, payerId);
  if (below === undefined || before < microsOf(below) || after >= microsOf(below)) return;
  await mailCreditLow(tx, context, payerId, {
    below: { amount: below, currency },
    balance: moneyOf(after, currency),
    ordered: order ? { amount: order.amount, currency: order.currency } : null,
  });
}
