import { randomUUID } from 'node:crypto';
import { sizeOfMessage } from '#values/sms/messageSegments.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { transact } from '../../kernel/db/transact.ts';
import { asksToStop, type ConsentWord, consentWordOf } from './stopWords.ts';
import { readOptOut } from './consent.repository.ts';
import { recordConsent } from './recordConsent.ts';
import { isOptedOut } from './optedOut.ts';
import { touchConversation } from './conversations.repository.ts';
import type { MessageRow } from './messageRow.ts';
import { insertMedia } from './messageMedia.repository.ts';
import { claimReceived, findLastCampaign, insertMessage, lockPair } from './messages.repository.ts';
import { findReceiver } from './senders.repository.ts';
import { findApplicationOf } from './smsApplications.repository.ts';
import { answerText } from './answerText.ts';
import { fetchMedium } from './media.jobs.ts';
import type { MessageContext } from './messageContext.ts';

/** A text that somebody sent to one of our numbers. */
export interface ReceivedText {
  /** The carrier’s id. */
  remoteId: string;
  /** E.164, or a short code. */
  from: string;
  to: string;
  text: string;
  /** What the carrier says that it means for consent; undefined if it doesn’t say. */
  consent?: ConsentWord | undefined;
  /** Where the carrier has the files that came with it. */
  media: { type: string; url: string }[];
}

const mostMedia = 10;
const dayMs = 86_400_000;

/** How long a campaign’s message can be what somebody answers. */
const campaignMemoryMs = 30 * dayMs;

/** Stores a text, once however often the carrier reports it. False when no account has the number. */
export async function receiveMessage(context: MessageContext, received: ReceivedText): Promise<boolean> {
  const accountId = await findReceiver(context.db, received.to);
  if (accountId === undefined) return false;
  const stored = await transact(context.db, (tx) => store(tx, context, accountId, received));
  if (!stored) return true;
  const { conversation, campaign } = stored;
  context.changed({ account: accountId, kind: 'conversation.changed', uuid: conversation });
  // It counts as a reply, or as an opt-out.
  if (campaign !== null) context.changed({ account: accountId, kind: 'campaign.changed', uuid: campaign });
  return true;
}

async function store(tx: Tx, context: MessageContext, accountId: number, received: ReceivedText) {
  if (!(await claimReceived(tx, received.remoteId))) return null;
  const { text: content, from: msisdn, to: did, media, remoteId } = received;
  const { segments, encoding } = sizeOfMessage(content);
  const stamp = context.now();
  // Before its conversation, as by whoever texts them automatically: two first STOPs are one after the other.
  await lockPair(tx, { accountId, did, msisdn });
  const message = await insertMessage(tx, {
    accountId,
    id: randomUUID(),
    direction: 'inbound',
    did,
    msisdn,
    content,
    segments,
    encoding,
    remoteId,
    state: 'received',
    stamp,
    endedAt: stamp,
  });
  await keepMedia(tx, context, message, media);
  const { word, review } = await readConsentIn(tx, message, received.consent);
  const campaign = await findLastCampaign(tx, message, new Date(stamp.getTime() - campaignMemoryMs));
  const before = await isOptedOut(tx, accountId, msisdn);
  await keepSaid(tx, context, message, { word, review, campaign });
  const application = await findApplicationOf(tx, accountId, did);
  const conversation = await touchConversation(tx, message, { review, assigneeId: application?.assigneeId ?? null });
  await context.emit(tx, { kind: 'text.received', accountId, did, messageId: message.id, at: stamp });
  const optedOut = { before, after: await isOptedOut(tx, accountId, msisdn) };
  const isTold = received.consent !== undefined;
  await answerText(tx, context, { message, word, isTold, review, application, optedOut });
  return { conversation: conversation.id, campaign };
}

/**
 * What a text says about consent. START takes an opt-out of the account itself back; without one it is an ordinary text, and
 * with one of an account above a person decides.
 */
async function readConsentIn(
  tx: Tx,
  { accountId, msisdn, content }: MessageRow,
  consentWord: ConsentWord | undefined,
): Promise<Pick<Said, 'word' | 'review'>> {
  if (consentWord !== undefined) return { word: consentWord, review: false };
  const word = consentWordOf(content);
  if (word !== 'start') return { word, review: asksToStop(content) };
  const { own, above } = await readOptOut(tx, accountId, msisdn);
  return own ? { word, review: false } : { word: null, review: above };
}

/** Notes the media of a text and has them fetched. */
async function keepMedia(
  tx: Tx,
  { jobs }: MessageContext,
  { accountId, id: messageId }: MessageRow,
  media: ReceivedText['media'],
): Promise<void> {
  const rows = media.slice(0, mostMedia).map((medium, index) => ({ accountId, messageId, index, ...medium }));
  await insertMedia(tx, rows);
  for (const { index } of rows) await jobs.send(tx, fetchMedium, { accountId, messageId, index });
}

interface Said {
  word: ConsentWord | null;
  review: boolean;
  campaign: string | null;
}

/** Writes what a text says about consent to the ledger, with the text as its evidence. */
async function keepSaid(
  tx: Tx,
  { emit }: MessageContext,
  message: MessageRow,
  { word, review, campaign: campaignId }: Said,
): Promise<void> {
  const change = review ? 'review' : changes[word ?? 'help'];
  if (change === null) return;
  const { accountId, msisdn, did, id: messageId, content: evidence, stamp } = message;
  await recordConsent(tx, emit, {
    accountId,
    msisdn,
    change,
    source: 'message',
    evidence,
    messageId,
    campaignId,
    did,
    stamp,
  });
}

const changes = { stop: 'opt-out', start: 'opt-in', help: null } as const;
