import { randomUUID } from 'node:crypto';
import { sizeOfMessage } from '#values/sms/messageSegments.ts';
import type { Micros } from '#values/sms/micros.ts';
import type { MessageKind } from '#values/sms/messageWords.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { touchConversation } from './conversations.repository.ts';
import type { MessageRow } from './messageRow.ts';
import { insertMessage } from './messages.repository.ts';
import { listRates } from '../../tenancy/ledger/listRates.ts';
import { findPayer } from '../../tenancy/ledger/payers.ts';
import type { MessageContext } from './messageContext.ts';
import { placeOf } from './senders.ts';
import { sendings } from './sendings.ts';

/** A message to one person, outside a campaign. */
export interface NewMessage {
  accountId: number;
  kind: Exclude<MessageKind, 'campaign' | 'code'>;
  did: string;
  /** E.164. */
  msisdn: string;
  content: string;
  userName?: string;
  /** Goes to people who opted out too: it confirms that they did. */
  exempt?: boolean;
}

/** What a message costs, fixed when it is written. */
export interface Price {
  charge: Micros;
  currency: string;
  payerId: number;
  refundable: boolean;
}

/** The price of a message; null if its payer has no rate for the country. */
export async function priceOf(
  tx: Tx,
  { accountId, msisdn, content }: Pick<NewMessage, 'accountId' | 'msisdn' | 'content'>,
): Promise<Price | null> {
  const payer = await findPayer(tx, accountId);
  const rate = (await listRates(tx, payer.payerId)).find(({ country }) => country === placeOf(msisdn)?.country);
  if (!rate) return null;
  return { charge: rate.price * sizeOfMessage(content).segments, ...payer, refundable: rate.refundsUndelivered };
}

/**
 * Queues a message in the transaction, and adds it to its conversation. What may stop it is checked when it goes out. A
 * message without a price is free.
 */
export async function queueMessage(
  tx: Tx,
  context: Pick<MessageContext, 'jobs' | 'now' | 'ownSender'>,
  { exempt = false, userName = '', ...message }: NewMessage,
  price: Price | null,
): Promise<MessageRow> {
  const now = context.now();
  const { segments, encoding } = sizeOfMessage(message.content);
  const row = await insertMessage(tx, {
    ...message,
    id: randomUUID(),
    direction: 'outbound',
    segments,
    encoding,
    state: 'queued',
    userName,
    exempt,
    stamp: now,
    dueAt: now,
    ...price,
  });
  // Answers to the installation’s sender reach no account.
  if (row.did !== context.ownSender) await touchConversation(tx, row, { review: false, assigneeId: null });
  await context.jobs.send(tx, sendings, {});
  return row;
}
