import { setTimeout as wait } from 'node:timers/promises';
import type { Tx } from '../../kernel/db/executor.ts';
import { transact } from '../../kernel/db/transact.ts';
import { attemptKey, type MessageEvent } from './foldMessage.ts';
import { recordConsent } from './recordConsent.ts';
import type { CampaignKey } from './campaign.conditions.ts';
import type { MessageRow } from './messageRow.ts';
import { restSender, wakeSender } from './senderBuckets.repository.ts';
import { putBack, shareStates } from './sendQueue.repository.ts';
import { inBatches } from '../../kernel/inBatches.ts';
import { addMessageEvents, type Recording } from './addMessageEvents.ts';
import { type SendOutcome, unreachable } from './messageCarrier.ts';
import type { MessageContext } from './messageContext.ts';
import { pauseCampaign } from './pauseCampaign.ts';
import type { Sending } from './sending.ts';
import { notify } from './notify.ts';

/** What came of a message that was handed to the carrier. */
export interface Answer {
  /** As it was before it was claimed. */
  row: MessageRow;
  outcome: SendOutcome;
}

/** How long answers are kept while they can’t be stored. */
const longestKeptMs = 120_000;
const pauseMs = 500;

/** Answers that come within it are stored together. */
const gatherMs = 10;

/** A campaign that could not be sent for so long may have lost its purpose: a person decides whether it goes on. */
const longestOutageMs = 24 * 60 * 60_000;

/** Stores answers of the carrier in batches, and again while the database can’t: what they say is known nowhere else. */
export function storesAnswers({ context, signal }: Pick<Sending, 'context' | 'signal'>) {
  const store = inBatches<Answer>((answers) => storeAnswers(context, answers), { gatherMs });
  return async (answer: Answer): Promise<void> => {
    for (const end = performance.now() + longestKeptMs; ; await wait(pauseMs)) {
      try {
        await store(answer);
        return;
      } catch (error) {
        if (signal.aborted || performance.now() >= end) throw error;
      }
    }
  };
}

/** Locks senders, then campaigns, messages and credits, as whoever claims messages does. */
async function storeAnswers(context: MessageContext, answers: readonly Answer[]): Promise<void> {
  const now = context.now();
  const notices = await transact(context.db, async (tx) => {
    const abandoned = await recordReachability(tx, answers, now);
    const back = answers.filter(({ outcome }) => outcome.kind === 'returned').map(({ row }) => row);
    const states = await shareStates(tx, campaignsOf(back));
    const stateOf = ({ campaignId }: MessageRow) => (campaignId === null ? 'sending' : states.get(campaignId));
    await recordBlocked(tx, answers, { emit: context.emit, now });
    const events = answers.map(({ row, outcome }) => ({
      accountId: row.accountId,
      messageId: row.id,
      event: eventOf(
        outcome.kind === 'returned' && stateOf(row) === 'stopped' ? stopped : outcome,
        attemptOf(row),
        now,
      ),
    }));
    const reported = await addMessageEvents(tx, events, { emit: context.emit, now });
    await putBack(
      tx,
      back.filter((row) => stateOf(row) === 'sending'),
      now,
    );
    for (const key of campaignsOf(abandoned)) await pauseCampaign(tx, key, 'carrier');
    return reported;
  });
  notify(context, notices);
}

/**
 * Lets senders rest that the carrier did not answer, and wakes those that it did. Returns the messages that came back from
 * senders for which it has been away too long.
 */
async function recordReachability(tx: Tx, answers: readonly Answer[], now: Date): Promise<MessageRow[]> {
  const bySender = [...Map.groupBy(answers, ({ row: { accountId, did } }) => `${accountId} ${did}`)];
  const abandoned: MessageRow[] = [];
  for (const [, some] of bySender.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const [key] = some.map(({ row: { accountId, did } }) => ({ accountId, did }));
    if (!key) continue;
    const silent = some.filter(({ outcome: { kind } }) => kind === 'returned' || kind === 'unanswered');
    if (silent.length < some.length) await wakeSender(tx, key);
    if (silent.length === 0) continue;
    const since = await restSender(tx, key, now);
    if (now.getTime() - since.getTime() > longestOutageMs)
      abandoned.push(...silent.filter(({ outcome }) => outcome.kind === 'returned').map(({ row }) => row));
  }
  return abandoned;
}

/** The campaigns of messages, each once. */
function campaignsOf(rows: readonly MessageRow[]): CampaignKey[] {
  const keys = rows.flatMap(({ accountId, campaignId: id }) => (id === null ? [] : { accountId, id }));
  return [...new Map(keys.map((key) => [key.id, key])).values()];
}

const attemptOf = ({ attempts }: MessageRow): number => attempts + 1;

const stopped: SendOutcome = { kind: 'refused', error: 'STOPPED' };

/** What the carrier’s answer to a request means for the message. */
export function eventOf(outcome: SendOutcome, attempt: number, now: Date): MessageEvent {
  const { kind } = outcome;
  return {
    key: attemptKey(kind, attempt),
    at: now.getTime(),
    kind,
    error: outcome.kind === 'refused' ? outcome.error : outcome.kind === 'returned' ? unreachable : null,
    remoteId: outcome.kind === 'accepted' ? outcome.remoteId : null,
    attempt,
  };
}

/** Codes by which carriers refuse numbers that opted out with them: Twilio’s and Telnyx’s. */
const blockedByCarrier = new Set(['21610', '40300']);

/** The carrier’s refusal is evidence of an opt-out that it knows and we don’t. */
async function recordBlocked(tx: Tx, answers: readonly Answer[], { emit, now: stamp }: Recording): Promise<void> {
  const ordered = answers.toSorted((one, other) => (one.row.msisdn < other.row.msisdn ? -1 : 1));
  for (const { row, outcome } of ordered) {
    if (outcome.kind !== 'refused' || !blockedByCarrier.has(outcome.error)) continue;
    const { accountId, msisdn, did, id: messageId, campaignId } = row;
    const known = { accountId, msisdn, did, messageId, campaignId, evidence: outcome.error, stamp };
    await recordConsent(tx, emit, { ...known, change: 'opt-out', source: 'carrier' });
  }
}
