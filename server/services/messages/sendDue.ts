import { setTimeout as wait } from 'node:timers/promises';
import type { Tx } from '../../db/executor.ts';
import { transact } from '../../db/transact.ts';
import type { MessageEvent } from '../../messages/foldMessage.ts';
import { addConsent } from '../../repositories/messages/consent.repository.ts';
import type { MessageRow } from '../../repositories/messages/messageEvents.repository.ts';
import { sendersWithDue, type SenderKey } from '../../repositories/messages/sendQueue.repository.ts';
import { addMessageEvents } from './addMessageEvents.ts';
import { type ClaimedBatch, claimBatch } from './claimBatch.ts';
import { type MessageCarrier, type SendOutcome, unreachable } from './messageCarrier.ts';
import type { MessageContext } from './messageContext.ts';
import { pauseCampaign } from './pauseCampaign.ts';
import { tendCampaigns } from './tendCampaigns.ts';

export interface Sending {
  context: MessageContext;
  carrier: MessageCarrier;
  /** Ends the work early. */
  signal: AbortSignal;
}

/** How long one job sends before it hands over to the next. */
const longestRunMs = 30_000;
/** How long to wait for senders whose rate is used up. */
const pauseMs = 100;

/** Sends what may go out, until nothing is due. True if more was due when its time was over. */
export async function sendDue(sending: Sending): Promise<boolean> {
  const { context, signal } = sending;
  const end = performance.now() + longestRunMs;
  while (performance.now() < end && !signal.aborted) {
    const waits = await tendCampaigns(context);
    const senders = await sendersWithDue(context.db, context.now());
    if (senders.length === 0 && !waits) return false;
    const sent = await Promise.all(senders.map((sender) => sendFrom(sending, sender)));
    if (!sent.includes(true)) await wait(pauseMs);
  }
  return !signal.aborted;
}

/** Sends what one sender may send now. False if that was nothing. */
async function sendFrom({ context, carrier }: Sending, key: SenderKey): Promise<boolean> {
  const batch = await transact(context.db, (tx) => claimBatch(tx, context, key));
  if (!batch) return false;
  tell(context, batch.notices);
  if (batch.messages.length > 0) await handOver(context, carrier, key, batch.messages);
  return batch.messages.length > 0;
}

/**
 * Hands messages to the carrier at the same time, and stores its answers together. A campaign whose messages don’t get to the
 * carrier waits until somebody resumes it.
 */
async function handOver(
  context: MessageContext,
  carrier: MessageCarrier,
  { accountId }: SenderKey,
  rows: MessageRow[],
): Promise<void> {
  const answers = await Promise.all(
    rows.map(async (row) => {
      const key = { accountId: row.accountId, messageId: row.id };
      const outcome = await carrier.send({ ...key, sender: row.did, to: row.msisdn, text: row.content });
      return { row, key, outcome };
    }),
  );
  const now = context.now();
  const notices = await transact(context.db, async (tx) => {
    const lost = answers.filter(({ outcome }) => outcome.kind === 'refused' && outcome.error === unreachable);
    for (const id of new Set(lost.flatMap(({ row }) => row.campaignId ?? [])))
      await pauseCampaign(tx, { accountId, id }, 'carrier');
    for (const { row, outcome } of answers)
      if (outcome.kind === 'refused' && blockedByCarrier.has(outcome.error))
        await noteBlocked(tx, row, outcome.error, now);
    const events = answers.map(({ key, outcome }) => ({ ...key, event: eventOf(outcome, now) }));
    return addMessageEvents(tx, events, now);
  });
  tell(context, notices);
}

/** What the carrier’s answer means for the message. */
export function eventOf(outcome: SendOutcome, now: Date): MessageEvent {
  const at = now.getTime();
  switch (outcome.kind) {
    case 'accepted':
      return { key: 'accepted', at, kind: 'accepted', error: null, remoteId: outcome.remoteId };
    case 'refused':
      return { key: 'refused', at, kind: 'refused', error: outcome.error, remoteId: null };
    case 'unanswered':
      return { key: 'unanswered', at, kind: 'unanswered', error: null, remoteId: null };
  }
}

/** Codes by which carriers refuse numbers that opted out with them: Twilio’s and Telnyx’s. */
const blockedByCarrier = new Set(['21610', '40300']);

/** The carrier’s refusal is evidence of an opt-out that it knows and we don’t. */
async function noteBlocked(tx: Tx, row: MessageRow, evidence: string, stamp: Date): Promise<void> {
  const { accountId, msisdn, did, id: messageId, campaignId } = row;
  const known = { accountId, msisdn, did, messageId, campaignId, evidence, stamp };
  await addConsent(tx, { ...known, change: 'opt-out', source: 'carrier' });
}

export function tell({ changed }: MessageContext, notices: ClaimedBatch['notices']): void {
  for (const notice of notices) changed(notice);
}
