import { randomUUID } from 'node:crypto';
import { sizeOfMessage } from '#values/sms/messageSegments.ts';
import type { Tx } from '../../db/executor.ts';
import { transact } from '../../db/transact.ts';
import type { MessageEvent } from '../../messages/foldMessage.ts';
import { insertMessage } from '../../repositories/messages/messages.repository.ts';
import { leaveBucket, type SenderKey, takeBucket } from '../../repositories/messages/sendQueue.repository.ts';
import { AppError } from '../appError.ts';
import type { SendCode } from '../sessions/smsCode.ts';
import { addMessageEvents } from './addMessageEvents.ts';
import type { MessageCarrier } from './messageCarrier.ts';
import type { MessageContext } from './messageContext.ts';
import { eventOf } from './sendDue.ts';
import { usualRate } from './senderRates.ts';

/**
 * Sends security codes over the same carrier and with the same events as every message, but at once, because somebody
 * waits for them. They are free, and go to people who opted out of messages. Neither the code nor the number is kept.
 */
export function codeSender(context: MessageContext, carrier: MessageCarrier): SendCode {
  const { db, ownSender: did, now, rates } = context;
  return async ({ accountId, to, text, masked }) => {
    if (did === undefined) throw new AppError('NOT-CONFIGURED');
    const segmentsPerSecond = usualRate(rates, { sender: did });
    const key = { accountId, messageId: randomUUID() };
    const add = (tx: Tx, event: MessageEvent) => addMessageEvents(tx, [{ ...key, event }], now());
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
        claimedAt: stamp,
      });
      await useTokens(tx, { accountId, did }, { segments, segmentsPerSecond, at: stamp });
      await add(tx, { key: 'claimed', at: stamp.getTime(), kind: 'claimed', error: null, remoteId: null });
    });
    const outcome = await carrier.send({ ...key, sender: did, to, text });
    await transact(db, (tx) => add(tx, eventOf(outcome, now())));
    if (outcome.kind === 'refused') throw new AppError('CARRIER-FAILED', Number(outcome.error) || outcome.error);
  };
}

/** Takes the tokens without waiting for them, so that what is queued goes out later; a worker who has them keeps them. */
async function useTokens(
  tx: Tx,
  key: SenderKey,
  { segments, segmentsPerSecond, at }: { segments: number; segmentsPerSecond: number; at: Date },
): Promise<void> {
  const tokens = await takeBucket(tx, key, segmentsPerSecond, at);
  if (tokens !== undefined) await leaveBucket(tx, key, tokens - segments, at);
}
