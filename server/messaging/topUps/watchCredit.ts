import { microsOf, moneyOf } from '#values/sms/micros.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import type { TopUpOrderRow } from './autoTopUps.repository.ts';
import { findCreditWarning } from './creditWarnings.repository.ts';
import type { Fact, Subscriber } from '../../kernel/events/happened.ts';
import { type Mailing, mailCreditLow } from './creditMails.ts';
import { stepTopUps } from './stepTopUps.ts';

/** Does what the credit’s new height asks for: a warning, an automatic top-up. */
export const watchesCredit =
  (context: Mailing): Subscriber<'credit.changed'> =>
  async (tx, change) => {
    const { payerId, currency, reason: event, balance, note, at: now } = change;
    const order = await stepTopUps(tx, context, { payerId, currency }, { event, balance, now, note });
    await warn(tx, context, change, order);
  };

/** The warning limit that a change took the credit below, in whole minor units; undefined if it did not. */
export async function findCrossedWarning(
  tx: Tx,
  { payerId, amount, balance }: Fact<'credit.changed'>,
): Promise<number | undefined> {
  const before = balance - amount;
  if (balance >= before) return undefined;
  const below = await findCreditWarning(tx, payerId);
  return below !== undefined && before >= microsOf(below) && balance < microsOf(below) ? below : undefined;
}

async function warn(
  tx: Tx,
  context: Mailing,
  change: Fact<'credit.changed'>,
  order: TopUpOrderRow | undefined,
): Promise<void> {
  const below = await findCrossedWarning(tx, change);
  if (below === undefined) return;
  const { payerId, currency, balance } = change;
  await mailCreditLow(tx, context, payerId, {
    below: { amount: below, currency },
    balance: moneyOf(balance, currency),
    ordered: order ? { amount: order.amount, currency: order.currency } : null,
  });
}
