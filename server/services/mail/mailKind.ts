import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Locale } from '#contract/users.contract.ts';
import type { Db } from '../../db/executor.ts';
import type { AudioStore } from '../../integrations/audioStore.ts';

/** What a mail says, before a brand is applied to it. Texts are plain, in the language of `locale`. */
export interface MailContent {
  locale: Locale;
  subject: string;
  /** Short facts above the text, as `['From', '+61 …']`. */
  facts?: [label: string, value: string][];
  paragraphs: string[];
  /** The one thing to do; the text ends with its address. */
  action?: { label: string; url: string };
  /** What a brand's own texts may say of this mail, as `{ firstName: 'Ada' }` for `{firstName}`. */
  values?: Record<string, string>;
  /** For mails that come again and again: where one post, without a login, ends them for who got it (RFC 8058). */
  unsubscribe?: string;
  attachments?: { filename: string; content: Readable | Buffer; contentType: string }[];
}

/** What composing a mail may ask. `base` is the address that the account's people use, without a slash at the end. */
export interface Composing {
  db: Db;
  store: AudioStore;
  /** Signs tokens that only the mail contains. */
  vaultKey: Uint8Array;
  accountId: number;
  brand: { title: string; base: string };
  queuedAt: Date;
  now: Date;
}

/** A kind of mail: what its outbox row holds (`to` is where it goes), and what it says when it leaves. */
export interface MailKind<Payload extends { to: string }> {
  payload: z.ZodType<Payload>;
  /**
   * Undefined when there is nothing to tell any more.
   * @throws Error when it cannot be told yet; it is tried again.
   */
  compose(composing: Composing, payload: Payload): Promise<MailContent | undefined>;
  /** A made-up one, for previews and test sends; its `values` name the placeholders of this kind. */
  sample(locale: Locale, brand: Composing['brand']): MailContent;
}

export function mailKind<Payload extends { to: string }>(kind: MailKind<Payload>): MailKind<Payload> {
  return kind;
}
