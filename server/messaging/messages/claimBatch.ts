import type { Micros } from '#values/sms/micros.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { optedOutOf } from './optedOut.ts';
import type { NewEvent } from './messageEvents.repository.ts';
import type { MessageRow } from './messageRow.ts';
import { leaveBucket, takeBucket } from './senderBuckets.repository.ts';
import { findSendingAccount, lockDue, postpone, type SenderKey, shareSending } from './sendQueue.repository.ts';
import { lockCredit } from '../../tenancy/ledger/payersCredit.ts';
import type { CampaignKey } from './campaign.conditions.ts';
import type { LiveNotice } from '../../kernel/live/notifyLive.ts';
import { addMessageEvents } from './addMessageEvents.ts';
import type { MessageContext } from './messageContext.ts';
import { mailOutOfCredit } from './mailOutOfCredit.ts';
import { pauseCampaign } from './pauseCampaign.ts';
import { findSender, placeOf, refusalOf, usable, type UsableSender } from './senders.ts';
import { type HoursTerms, sendingTimes } from './sendingTimes.ts';
import { chargeMessages } from './chargeMessages.ts';
import { unreachable } from './messageCarrier.ts';
import { attemptKey } from './foldMessage.ts';

export interface ClaimedBatch {
  messages: MessageRow[];
  notices: LiveNotice[];
  /** Whether this is a single message that shows whether the carrier can be reached again. */
  isProbe: boolean;
  /** Ms until the sender’s rate allows more; null if nothing more is due. */
  moreIn: number | null;
}

/** Of so many due messages each is judged at once. */
export const mostAtOnce = 100;

/** A text to one person is of no use any more when it could not be sent for so long. */
const longestWaitMs = 4 * 60 * 60_000;

/**
 * Takes messages of one sender to be sent, as many as its rate allows and `most` at most. Whatever could stop a message is
 * checked here, in the transaction that takes the credit: whoever opted out a moment ago gets nothing. Undefined while another
 * worker has the sender, or it rests.
 */
export async function claimBatch(
  tx: Tx,
  context: MessageContext,
  key: SenderKey,
  most = mostAtOnce,
): Promise<ClaimedBatch | undefined> {
  const now = context.now();
  const sender = await findUsable(tx, context, key);
  const rate = sender?.segmentsPerSecond ?? mostAtOnce;
  const bucket = await takeBucket(tx, key, rate, now);
  if (!bucket) return undefined;
  const { tokens, isFailing } = bucket;
  const sending = new Map((await shareSending(tx, key)).map((campaign) => [campaign.id, campaign]));
  const due = tokens > 0 ? await lockDue(tx, key, now, isFailing ? mostAtOnce : most) : [];
  const late = await refusedFollowUps(tx, context, key, due);
  const judged = await judge(tx, { ...key, sender, sending, late, isFailing, now }, due);
  const sendable = withinTokens(judged.fit, tokens).slice(0, isFailing ? 1 : most);
  const { paid, unpaid } = await affordable(tx, sendable);
  const segmentsTaken = paid.reduce((sum, { segments }) => sum + segments, 0);
  await leaveBucket(tx, key, tokens - segmentsTaken, now);
  await chargeMessages(tx, context, paid);
  const refusals = [...judged.refused, ...unpaid.filter(({ campaignId }) => campaignId === null).map(refusedForCredit)];
  const notices = await addMessageEvents(
    tx,
    [...paid.map((row) => claimOf(row, now)), ...refusals.map(({ row, error }) => refusalEvent(row, error, now))],
    { emit: context.emit, now },
  );
  const campaigns = new Set(unpaid.flatMap(({ campaignId }) => campaignId ?? []));
  for (const id of campaigns) await pauseForCredit(tx, context, { accountId: key.accountId, id });
  const isMore = tokens <= 0 || due.length > 0;
  const moreIn = isMore ? Math.max((segmentsTaken - tokens) / rate, 0) * 1000 : null;
  return { messages: paid, notices, isProbe: isFailing && paid.length > 0, moreIn };
}

async function pauseForCredit(tx: Tx, context: MessageContext, key: CampaignKey): Promise<void> {
  if (await pauseCampaign(tx, key, 'credit')) await mailOutOfCredit(tx, context, key);
}

const refusedForCredit = (row: MessageRow) => ({ row, error: 'CREDIT-TOO-LOW' });

function findUsable(tx: Tx, context: MessageContext, { accountId, did }: SenderKey) {
  if (did === context.ownSender) return Promise.resolve(usable(did, null, undefined, context.rates));
  return findSender(tx, accountId, did, context.rates);
}

/** Of what follows calls, what may not go out any more, with its errors. */
async function refusedFollowUps(tx: Tx, context: MessageContext, { accountId }: SenderKey, due: readonly MessageRow[]) {
  const ids = due.filter(({ kind }) => kind === 'followUp').map(({ id }) => id);
  return ids.length === 0 ? new Map<string, string>() : context.checkFollowUps(tx, accountId, ids, context.now());
}

interface Sendout extends SenderKey {
  sender: UsableSender | undefined;
  /** What may not go out any more, by id. */
  late: ReadonlyMap<string, string>;
  sending: ReadonlyMap<string, HoursTerms>;
  isFailing: boolean;
  now: Date;
}

/** Sorts out those that may not go out now, or at all. */
async function judge(tx: Tx, { accountId, sender, sending, late, isFailing, now }: Sendout, due: MessageRow[]) {
  const account = await findSendingAccount(tx, accountId);
  const optedOut = await optedOutOf(
    tx,
    accountId,
    due.map(({ msisdn }) => msisdn),
  );
  const refused: { row: MessageRow; error: string }[] = [];
  const later = new Map<number, string[]>();
  const timeOf = account && sendingTimes(now, account);
  const fit = due.filter((row) => {
    const place = placeOf(row.msisdn);
    const isOptedOut = optedOut.has(row.msisdn);
    const isTooLate = isFailing && row.campaignId === null && now.getTime() - row.stamp.getTime() > longestWaitMs;
    const error =
      errorOf(row, { account, isOptedOut }) ??
      late.get(row.id) ??
      refusalOf(sender, place?.country, now) ??
      (isTooLate ? unreachable : null);
    if (error !== null) refused.push({ row, error });
    if (error !== null || !timeOf) return false;
    if (row.campaignId === null) return true;
    const campaign = sending.get(row.campaignId);
    if (!campaign) return false;
    const at = timeOf({ msisdn: row.msisdn, country: place?.country }, campaign);
    if (at.getTime() > now.getTime()) later.set(at.getTime(), [...(later.get(at.getTime()) ?? []), row.id]);
    return at.getTime() <= now.getTime();
  });
  for (const [at, ids] of later) await postpone(tx, accountId, ids, new Date(at));
  return { fit, refused };
}

interface Circumstances {
  account: { status: string } | undefined;
  isOptedOut: boolean;
}

function errorOf({ exempt }: MessageRow, { account, isOptedOut }: Circumstances): string | null {
  if (isOptedOut && !exempt) return 'OPTED-OUT';
  return account?.status === 'active' ? null : 'ACCOUNT-SUSPENDED';
}

/** Those that the tokens are enough for; the last one may take more than is left. */
function withinTokens(rows: MessageRow[], tokens: number): MessageRow[] {
  let rest = tokens;
  return rows.filter(({ segments }) => {
    const fits = rest > 0;
    if (fits) rest -= segments;
    return fits;
  });
}

/** Those that their payers’ credit is enough for, in their order; the credits stay locked. */
async function affordable(tx: Tx, rows: MessageRow[]): Promise<{ paid: MessageRow[]; unpaid: MessageRow[] }> {
  const credits = await lockCredits(tx, rows);
  const paid: MessageRow[] = [];
  const unpaid: MessageRow[] = [];
  for (const row of rows) {
    const { payerId } = row;
    const charge = row.charge ?? 0;
    const credit = payerId === null ? 0 : (credits.get(payerId) ?? 0);
    const enough = charge <= Math.max(credit, 0);
    if (enough && payerId !== null) credits.set(payerId, credit - charge);
    (enough ? paid : unpaid).push(row);
  }
  return { paid, unpaid };
}

/** The credits of all who pay for some of these messages, locked in the order in which everybody locks them. */
async function lockCredits(tx: Tx, rows: readonly MessageRow[]): Promise<Map<number, Micros>> {
  const currencies = new Map<number, string>();
  for (const { charge, currency, payerId } of rows)
    if (charge !== null && charge > 0 && payerId !== null && currency !== null) currencies.set(payerId, currency);
  const credits = new Map<number, Micros>();
  for (const [payerId, currency] of [...currencies].toSorted(([one], [other]) => one - other))
    credits.set(payerId, await lockCredit(tx, { payerId, currency }));
  return credits;
}

function claimOf({ accountId, id: messageId, attempts }: MessageRow, now: Date): NewEvent {
  const attempt = attempts + 1;
  const event = { key: attemptKey('claimed', attempt), at: now.getTime(), kind: 'claimed', error: null } as const;
  return { accountId, messageId, event: { ...event, remoteId: null, attempt } };
}

function refusalEvent({ accountId, id: messageId }: MessageRow, error: string, now: Date): NewEvent {
  const event = { key: 'refused', at: now.getTime(), kind: 'refused', error, remoteId: null, attempt: null } as const;
  return { accountId, messageId, event };
}
