import type { Micros } from '#values/sms/micros.ts';
import type { Tx } from '../../db/executor.ts';
import { optedOutOf } from '../../repositories/messages/consent.repository.ts';
import type { MessageRow, NewEvent } from '../../repositories/messages/messageEvents.repository.ts';
import {
  findSendingAccount,
  leaveBucket,
  lockDue,
  markClaimed,
  postpone,
  type SenderKey,
  shareSending,
  takeBucket,
} from '../../repositories/messages/sendQueue.repository.ts';
import { lockCredit } from '../../repositories/messages/smsCredit.repository.ts';
import type { CampaignKey } from '../../repositories/messages/campaignState.repository.ts';
import type { LiveNotice } from '../liveCall/notifyLive.ts';
import { addMessageEvents } from './addMessageEvents.ts';
import type { MessageContext } from './messageContext.ts';
import { mailOutOfCredit } from './creditMails.ts';
import { pauseCampaign } from './pauseCampaign.ts';
import { findSender, placeOf, refusalOf, usable, type UsableSender } from './senders.ts';
import { type HoursTerms, sendingTimes } from './sendingTimes.ts';
import { chargeMessages } from './smsCredit.ts';

export interface ClaimedBatch {
  messages: MessageRow[];
  notices: LiveNotice[];
  /** Whether the sender has to wait before it may send more. */
  spent: boolean;
}

/** As many requests to the carrier are open at the same time, and have no answer if this server dies. */
const mostAtOnce = 100;

/**
 * Takes messages of one sender to be sent, as many as its rate allows. Whatever could stop a message is checked here, in the
 * transaction that takes the credit: whoever opted out a moment ago gets nothing. Undefined while another worker has the
 * sender.
 */
export async function claimBatch(tx: Tx, context: MessageContext, key: SenderKey): Promise<ClaimedBatch | undefined> {
  const now = context.now();
  const sender = await findUsable(tx, context, key);
  const tokens = await takeBucket(tx, key, sender?.segmentsPerSecond ?? mostAtOnce, now);
  if (tokens === undefined) return undefined;
  const sending = new Map((await shareSending(tx, key)).map((campaign) => [campaign.id, campaign]));
  const due = tokens > 0 ? await lockDue(tx, key, now, mostAtOnce) : [];
  const judged = await judge(tx, { ...key, sender, sending, now }, due);
  const { goes, left } = within(judged.fit, tokens);
  const { paid, poor } = await affordable(tx, goes);
  const taken = paid.reduce((sum, { segments }) => sum + segments, 0);
  await leaveBucket(tx, key, tokens - taken, now);
  await markClaimed(
    tx,
    key.accountId,
    paid.map(({ id }) => id),
    now,
  );
  await chargeMessages(tx, context, paid);
  const refusals = [...judged.refused, ...poor.filter(({ campaignId }) => campaignId === null).map(refusedForCredit)];
  const notices = await addMessageEvents(
    tx,
    [
      ...paid.map((row) => eventOf(row, 'claimed', null, now)),
      ...refusals.map(({ row, error }) => eventOf(row, 'refused', error, now)),
    ],
    now,
  );
  const broke = new Set(poor.flatMap(({ campaignId }) => campaignId ?? []));
  for (const id of broke) await pauseForCredit(tx, context, { accountId: key.accountId, id });
  return { messages: paid, notices, spent: tokens <= 0 || left > 0 };
}

async function pauseForCredit(tx: Tx, context: MessageContext, key: CampaignKey): Promise<void> {
  if (await pauseCampaign(tx, key, 'credit')) await mailOutOfCredit(tx, context, key);
}

const refusedForCredit = (row: MessageRow) => ({ row, error: 'CREDIT-TOO-LOW' });

function findUsable(tx: Tx, context: MessageContext, { accountId, did }: SenderKey) {
  if (did === context.ownSender) return Promise.resolve(usable(did, null, undefined, context.rates));
  return findSender(tx, accountId, did, context.rates);
}

interface Judging extends SenderKey {
  sender: UsableSender | undefined;
  sending: ReadonlyMap<string, HoursTerms>;
  now: Date;
}

/** Sorts out those that may not go out now, or at all. */
async function judge(tx: Tx, { accountId, sender, sending, now }: Judging, due: MessageRow[]) {
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
    const error = errorOf(row, { account, isOptedOut }) ?? refusalOf(sender, place?.country, now);
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
function within(rows: MessageRow[], tokens: number): { goes: MessageRow[]; left: number } {
  let rest = tokens;
  const goes = rows.filter(({ segments }) => {
    const fits = rest > 0;
    if (fits) rest -= segments;
    return fits;
  });
  return { goes, left: rows.length - goes.length };
}

/** Those that their payers’ credit is enough for, in their order; the credits stay locked. */
async function affordable(tx: Tx, rows: MessageRow[]): Promise<{ paid: MessageRow[]; poor: MessageRow[] }> {
  const credits = await lockCredits(tx, rows);
  const paid: MessageRow[] = [];
  const poor: MessageRow[] = [];
  for (const row of rows) {
    const { payerId } = row;
    const charge = row.charge ?? 0;
    const credit = payerId === null ? 0 : (credits.get(payerId) ?? 0);
    const enough = charge <= Math.max(credit, 0);
    if (enough && payerId !== null) credits.set(payerId, credit - charge);
    (enough ? paid : poor).push(row);
  }
  return { paid, poor };
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

function eventOf(row: MessageRow, kind: 'claimed' | 'refused', error: string | null, now: Date): NewEvent {
  return {
    accountId: row.accountId,
    messageId: row.id,
    event: { key: kind, at: now.getTime(), kind, error, remoteId: null },
  };
}
