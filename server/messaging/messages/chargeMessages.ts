import type { Micros } from '#values/sms/micros.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import type { MessageKey } from './messageKey.ts';
import { addCreditEntry, lockCredit } from '../../tenancy/ledger/payersCredit.ts';
import { type Payer } from '../../tenancy/ledger/payers.ts';
import { type ChargedRow, markRefunded } from './chargedMessages.repository.ts';
import { enterCredit } from '../../tenancy/ledger/enterCredit.ts';
import type { MessageContext } from './messageContext.ts';

/** Messages that share an entry of the ledger. */
interface Bill {
  payer: Payer;
  accountId: number;
  campaignId: string | null;
  amount: Micros;
  ids: string[];
}

/** Bills by payer, account and campaign, in an order that everybody locks credits in. */
function billsOf(messages: readonly ChargedRow[]): Bill[] {
  const bills = new Map<string, Bill>();
  for (const { accountId, id, charge, currency, payerId, campaignId } of messages) {
    if (charge === null || currency === null || payerId === null) continue;
    const key = `${payerId} ${accountId} ${campaignId}`;
    const bill = bills.get(key) ?? { payer: { payerId, currency }, accountId, campaignId, amount: 0, ids: [] };
    bill.amount += charge;
    bill.ids.push(id);
    bills.set(key, bill);
  }
  return [...bills.values()].toSorted((one, other) => one.payer.payerId - other.payer.payerId);
}

/** Takes the credit for messages that are about to go out. The caller has seen that there is enough. */
export async function chargeMessages(
  tx: Tx,
  { emit, now }: Pick<MessageContext, 'emit' | 'now'>,
  messages: readonly ChargedRow[],
): Promise<void> {
  for (const { payer, accountId, campaignId, amount, ids } of billsOf(messages))
    await enterCredit(tx, emit, payer, {
      reason: 'credit',
      kind: 'charge',
      amount: -amount,
      usedById: accountId,
      campaignId,
      messages: ids.length,
      stamp: now(),
    });
}

/** Pays messages back that were charged and won’t be sent, each once: the others of these get nothing. */
export async function refundMessages(tx: Tx, keys: readonly MessageKey[], now: Date): Promise<void> {
  const refunded: ChargedRow[] = [];
  for (const [accountId, ids] of Map.groupBy(keys, (key) => key.accountId))
    refunded.push(
      ...(await markRefunded(
        tx,
        accountId,
        ids.map(({ messageId }) => messageId),
      )),
    );
  await payBack(tx, refunded, now);
}

/** Pays back what was charged for these messages. */
export async function payBack(tx: Tx, messages: readonly ChargedRow[], now: Date): Promise<void> {
  for (const { payer, accountId, campaignId, amount, ids } of billsOf(messages)) {
    await lockCredit(tx, payer);
    await addCreditEntry(tx, payer, {
      kind: 'refund',
      amount,
      usedById: accountId,
      campaignId,
      messages: ids.length,
      stamp: now,
    });
  }
}
