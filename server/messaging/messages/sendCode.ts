import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sizeOfMessage } from '#values/sms/messageSegments.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { transact } from '../../kernel/db/transact.ts';
import type { MessageEvent } from './foldMessage.ts';
import { insertMessage } from './messages.repository.ts';
import { leaveBucket, takeBucket } from './senderBuckets.repository.ts';
import type { SenderKey } from './sendQueue.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import type { SendCode } from '../../tenancy/sessions/smsCode.ts';
import { addMessageEvents } from './addMessageEvents.ts';
import { type MessageCarrier, type OutgoingMessage, type SendOutcome, unreachable } from './messageCarrier.ts';
import type { MessageContext } from './messageContext.ts';
import { eventOf } from './storeAnswers.ts';
import { usualRate } from './senderRates.ts';

/**
 * Sends security codes over the same carrier and with the same events as every message, but at once, because somebody
 * waits for them. They are free, and go to people who opted out of messages. Neither the code nor the number is kept.
 */
export function codeSender(context: MessageContext, carrier: MessageCarrier): SendCode {
  const { db, emit, ownSender: did, now, rates } = context;
  return async ({ accountId, to, text, masked }) => {
    if (did === undefined) throw new AppError('NOT-CONFIGURED');
    const segmentsPerSecond = usualRate(rates, { sender: did });
    const key = { accountId, messageId: randomUUID() };
    const add = (tx: Tx, event: MessageEvent) => addMessageEvents(tx, [{ ...key, event }], { emit, now: now() });
    await transact(db, async (tx) => {
      const stamp = now();
      const { segments, encoding } = sizeOfMessage(text);
      await insertMessage(tx, {
        accountId,
        id: key.messageId,
        direction: 'outbound',
        kind: 'code',
        did,
        msisdn: masked.to,
        content: masked.text,
        segments,
        encoding,
        state: 'queued',
        exempt: true,
        stamp,
      });
      await useTokens(tx, { accountId, did }, { segments, segmentsPerSecond, at: stamp });
      await add(tx, { key: 'claimed', at: stamp.getTime(), kind: 'claimed', error: null, remoteId: null, attempt: 1 });
    });
    const outcome = await sendSoon(carrier, { ...key, sender: did, to, text });
    await transact(db, (tx) => add(tx, eventOf(outcome, 1, now())));
    if (outcome.kind === 'refused') throw new AppError('CARRIER-FAILED', Number(outcome.error) || outcome.error);
  };
}

/** Waits between attempts of somebody who waits for a code, in ms. */
const pauses = [500, 1000, 2000];

/** Sends again what did not get to the carrier, for as long as somebody waits for it. */
async function sendSoon(
  carrier: MessageCarrier,
  message: OutgoingMessage,
): Promise<Exclude<SendOutcome, { kind: 'returned' }>> {
  for (const pause of [...pauses, null]) {
    const outcome = await carrier.send(message);
    if (outcome.kind !== 'returned') return outcome;
    if (pause !== null) await wait(pause);
  }
  return { kind: 'refused', error: unreachable };
}

/** Takes the tokens without waiting for them, so that what is queued goes out later; a worker who has them keeps them. */
async function useTokens(
  tx: Tx,
  key: SenderKey,
  { segments, segmentsPerSecond, at }: { segments: number; segmentsPerSecond: number; at: Date },
): Promise<void> {
  const bucket = await takeBucket(tx, key, segmentsPerSecond, at);
  if (bucket) await leaveBucket(tx, key, bucket.tokens - segments, at);
}
