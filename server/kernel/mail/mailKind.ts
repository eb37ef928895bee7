import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import type { ColourToken } from '#values/deriveColours.ts';
import type { Db } from '../db/executor.ts';
import type { FileStore } from '../outside/fileStore.ts';
import type { MailKindName, MailPayload } from './mailPayloads.ts';

/** A chart, which is sent as a picture in the brand's colors. */
export interface MailChart {
  /** Columns are for time, bars for names. */
  shape: 'columns' | 'bars';
  /** What is stacked in each column or bar. */
  series: { name: string; colour: ColourToken }[];
  /** A value for each series. */
  rows: { label: string; values: number[] }[];
  /** What is read instead of the picture. */
  alt: string;
}

/** The content of a mail before a brand is applied. Texts are plain, in the language of `locale`. */
export interface MailContent {
  locale: Locale;
  subject: string;
  /** Drawn above the facts; plain text goes without. */
  chart?: MailChart;
  /** Short facts above the text, as `['From', '+61 …']`. */
  facts?: [label: string, value: string][];
  paragraphs: string[];
  /** The call to action; the plain text ends with its URL. */
  action?: { label: string; url: string };
  /** Placeholder values for a brand's own texts, as `{ firstName: 'Ada' }` for `{firstName}`. */
  values?: Record<string, string>;
  /** For recurring emails: the URL for one-click unsubscribe without a login (RFC 8058). */
  unsubscribe?: string;
  attachments?: { filename: string; content: Readable | Buffer; contentType: string }[];
}

/** The dependencies of composing a mail. `base` is the URL for the account's users, without a trailing slash. */
export interface Composing {
  db: Db;
  store: FileStore;
  /** Signs tokens that only the mail contains. */
  vaultKey: Uint8Array;
  accountId: number;
  brand: { title: string; base: string };
  queuedAt: Date;
  now: Date;
}

/** A kind of mail: the payload of its outbox row (`to` is the recipient), and how to compose it when it is sent. */
export interface MailKind<Payload extends { to: string }> {
  payload: z.ZodType<Payload>;
  /**
   * Undefined when there is nothing to send any more.
   * @throws Error when it cannot be composed yet; it is retried.
   */
  compose(composing: Composing, payload: Payload): Promise<MailContent | undefined>;
  /** A sample for previews and test sends; its `values` name the placeholders of this kind. */
  sample(locale: Locale, brand: Composing['brand']): MailContent;
}

/** Every kind of mail. A missing one does not compile. */
export type MailKinds = { [Name in MailKindName]: MailKind<MailPayload<Name>> };

export function mailKind<Payload extends { to: string }>(kind: MailKind<Payload>): MailKind<Payload> {
  return kind;
}
