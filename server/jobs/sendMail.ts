import { z } from 'zod';
import type { Db } from '../db/executor.ts';
import type { Mail, Mailer } from '../integrations/mail/mailer.ts';
import { voicemailText } from '../integrations/mail/voicemailText.ts';
import { beginSending, markSent, type OutboxRow } from '../repositories/outbox.repository.ts';
import { findBrand, findLanguage, findMessage, findVoicemail } from '../repositories/voicemails.repository.ts';
import { defaultLook } from '../services/theme/themeOfHost.ts';
import type { AudioStore } from './audioStore.ts';

export const SendMail = z.object({ accountId: z.number().int(), id: z.uuid() });
export type SendMail = z.infer<typeof SendMail>;

const Voicemail = z.object({ call: z.uuid(), to: z.string() });

export interface SendingMails {
  db: Db;
  store: AudioStore;
  mailer: Mailer;
  /** Our address without a slash at the end, for accounts without a brand of their own. */
  publicBaseUrl: string;
  /** The address that mails come from. */
  from: string;
  now: () => Date;
}

/** Longer messages are only linked: mail servers refuse large mails. */
const mostAttachedBytes = 10 * 1024 * 1024;
/** How long a mail waits for its message to be fetched from the carrier. */
const messageWaitMs = 10 * 60_000;

/**
 * Sends a mail of the outbox, unless it was sent. Sent at least once: a process that dies in between sends it again, under
 * the same Message-ID.
 * @throws Error when the message is not here yet or the mail server does not take the mail; the job is tried again.
 */
export async function sendMail(sending: SendingMails, key: SendMail): Promise<void> {
  const row = await beginSending(sending.db, key);
  if (!row) return;
  const mail = await compose(sending, row);
  if (mail) await sending.mailer.send(mail);
  await markSent(sending.db, key, sending.now());
}

/** Undefined when the call is gone: then there is nothing to tell. */
async function compose(sending: SendingMails, row: OutboxRow): Promise<Mail | undefined> {
  const { db, store, publicBaseUrl, from, now } = sending;
  const { call: callUuid, to } = Voicemail.parse(row.payload);
  const call = await findVoicemail(db, { accountId: row.accountId, callUuid });
  if (!call) return undefined;
  const recording = call.hasMessage ? await findMessage(db, { accountId: row.accountId, callUuid }) : undefined;
  const audio = recording?.storedAs ?? null;
  if (call.hasMessage && audio === null && now().getTime() - row.createdAt.getTime() < messageWaitMs)
    throw new Error(`the message of call ${callUuid} is not fetched yet`);
  const isAttached = audio !== null && ((await store.size(audio)) ?? Infinity) <= mostAttachedBytes;
  const brand = await findBrand(db, row.accountId);
  const base = brand ? `${new URL(publicBaseUrl).protocol}//${brand.host}` : publicBaseUrl;
  const message = call.hasMessage ? { seconds: recording?.seconds ?? null, isAttached } : null;
  const link = `${base}/calls/detail/${callUuid}`;
  const locale = (await findLanguage(db, row.accountId)) ?? 'en-GB';
  return {
    ...voicemailText({ ...call, message, link }, locale),
    messageId: `${row.id}@${new URL(base).hostname}`,
    from: { name: brand?.title ?? defaultLook.title, address: from },
    to,
    attachments: isAttached ? [{ filename: 'message.wav', content: store.read(audio), contentType: 'audio/wav' }] : [],
  };
}
