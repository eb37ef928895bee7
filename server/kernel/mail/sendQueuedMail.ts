import { beginSending, markSent, type OutboxRow } from './outbox.repository.ts';
import { brandOf } from '../brand/brandOf.ts';
import type { MailContent, MailKind, MailKinds } from './mailKind.ts';
import type { MailKindName } from './mailPayloads.ts';
import { type Mailer, sendMessage } from './mailer.ts';
import type { FileStore } from '../outside/fileStore.ts';

export interface QueuedMailContext extends Mailer {
  kinds: MailKinds;
  store: FileStore;
  now: () => Date;
}

/**
 * Sends a mail from the outbox unless it was already sent. At least once: if the process dies in between, it is sent
 * again with the same Message-ID.
 * @throws Error when it cannot be composed yet, there is no mail server, or the server rejects it; the job is retried.
 */
export async function sendQueuedMail(
  sending: QueuedMailContext,
  key: { accountId: number; id: string },
): Promise<void> {
  const row = await beginSending(sending.db, key);
  if (!row) return;
  // Safe because only `queueMail` writes rows, with types that tie kind and payload; it is parsed anyway.
  const kind = sending.kinds[row.kind as MailKindName] as unknown as MailKind<{ to: string }>;
  const payload = kind.payload.parse(row.payload);
  const content = await compose(sending, kind, row, payload);
  if (content)
    await sendMessage(sending, { accountId: row.accountId, kind: row.kind, id: row.id, to: payload.to, content });
  await markSent(sending.db, key, sending.now());
}

/** Undefined when there is nothing to send any more. */
async function compose(
  { db, store, vaultKey, publicBaseUrl, now }: QueuedMailContext,
  kind: MailKind<{ to: string }>,
  { accountId, createdAt: queuedAt }: OutboxRow,
  payload: { to: string },
): Promise<MailContent | undefined> {
  const { title, base } = await brandOf(db, publicBaseUrl, accountId);
  return kind.compose({ db, store, vaultKey, accountId, brand: { title, base }, queuedAt, now: now() }, payload);
}
