import { type Micros, microsOf } from '#values/sms/micros.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { type AutoTopUpEvent, stepAutoTopUp } from './autoTopUp.ts';
import {
  endOrder,
  findAutoTopUp,
  findOpenOrder,
  hasUnpaidOrderSince,
  openOrder,
  type TopUpOrderRow,
  writeSuspension,
} from './autoTopUps.repository.ts';
import type { Payer } from '../../tenancy/ledger/payers.ts';
import { type Mailing, mailTopUpDue, mailTopUpFailed } from './creditMails.ts';

export interface TopUpHappening {
  event: AutoTopUpEvent;
  /** The credit after it. */
  balance: Micros;
  /** What is noted about an order that ends. */
  note?: string;
  now: Date;
}

/** Whoever turns automatic top-ups off and on again orders the same thing: the mail about it is not sent again for so long. */
const hourMs = 3_600_000;

/** Does what an event means for a payer’s automatic top-ups. Its credit must be locked. Returns the order that is open then. */
export async function stepTopUps(
  tx: Tx,
  context: Mailing,
  { payerId, currency }: Payer,
  { event, balance, note = '', now }: TopUpHappening,
): Promise<TopUpOrderRow | undefined> {
  const settings = await findAutoTopUp(tx, payerId);
  if (!settings) return undefined;
  const { active, suspendedUntil, below, amount } = settings;
  const order = await findOpenOrder(tx, payerId);
  const state = { active, suspendedUntil, ordered: order !== undefined };
  const step = stepAutoTopUp(state, event, { low: balance < microsOf(below), now });
  if (!step) return undefined;
  const { next, ends, opens } = step;
  if (next.suspendedUntil !== suspendedUntil) await writeSuspension(tx, payerId, next.suspendedUntil);
  if (order && ends) {
    await endOrder(tx, order, { status: ends, note, endedAt: now });
    if (next.suspendedUntil && ends === 'failed')
      await mailTopUpFailed(tx, context, { order, note, resumesAt: next.suspendedUntil });
  }
  if (!opens) return ends ? undefined : order;
  const wasMailed = await hasUnpaidOrderSince(tx, payerId, new Date(now.getTime() - hourMs));
  const opened = await openOrder(tx, { accountId: payerId, amount, currency, openedAt: now });
  if (!wasMailed) await mailTopUpDue(tx, context, opened, balance);
  return opened;
}
