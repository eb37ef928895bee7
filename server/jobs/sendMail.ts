import { z } from 'zod';
import type { Db } from '../db/executor.ts';
import type { Mail, Mailer } from '../integrations/mail/mailer.ts';
import { beginSending, markSent, type OutboxRow } from '../repositories/outbox.repository.ts';
import { findBrand } from '../repositories/voicemails.repository.ts';
import type { MailKind } from '../services/mail/mailKind.ts';
import { type MailKindName, mailKinds } from '../services/mail/mailKinds.ts';
import { renderMailText } from '../services/mail/renderMailText.ts';
import { defaultLook } from '../services/theme/themeOfHost.ts';
import type { AudioStore } from './audioStore.ts';

export const SendMail = z.object({ accountId: z.number().int(), id: z.uuid() });
export type SendMail = z.infer<typeof SendMail>;

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

/** Undefined when there is nothing to tell any more. */
async function compose(sending: SendingMails, row: OutboxRow): Promise<Mail | undefined> {
  const { db, store, publicBaseUrl, from, now } = sending;
  // Sound since rows are written by `queueMail`, whose types hold kind and payload together; parsed again all the same.
  const kind = mailKinds[row.kind as MailKindName] as MailKind<{ to: string }>;
  const payload = kind.payload.parse(row.payload);
  const found = await findBrand(db, row.accountId);
  const base = found ? `${new URL(publicBaseUrl).protocol}//${found.host}` : publicBaseUrl;
  const brand = { title: found?.title ?? defaultLook.title, base };
  const { accountId, createdAt: queuedAt } = row;
  const content = await kind.compose({ db, store, accountId, brand, queuedAt, now: now() }, payload);
  return (
    content && {
      subject: content.subject,
      text: renderMailText(content),
      messageId: `${row.id}@${new URL(base).hostname}`,
      from: { name: brand.title, address: from },
      to: payload.to,
      attachments: content.attachments ?? [],
    }
  );
}
