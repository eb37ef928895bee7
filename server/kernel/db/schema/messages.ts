import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Micros } from '#values/sms/micros.ts';
import type { ConsentChange, ConsentSource, MessageKind, MessageState } from '#values/sms/messageWords.ts';
import type { MessageEncoding } from '#values/sms/messageSegments.ts';

const moment = () => timestamp({ withTimezone: true });

/** Text messages. State, error and times are folded from their events. */
export const messages = pgTable(
  'messages',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    direction: text().$type<'inbound' | 'outbound'>().notNull(),
    kind: text().$type<MessageKind>(),
    /** Our number or sender name. */
    did: text().notNull(),
    /** The other side's number, E.164. */
    msisdn: text().notNull(),
    content: text().notNull(),
    segments: smallint().notNull(),
    encoding: text().$type<MessageEncoding>().notNull(),
    state: text().$type<MessageState>().notNull(),
    error: text(),
    /** The carrier's id of it. */
    remoteId: text(),
    /** Ten-thousandths of a minor unit of `currency`; null if it is free. A refund keeps it and sets `refunded`. */
    charge: bigint({ mode: 'number' }).$type<Micros>(),
    currency: text(),
    payerId: integer(),
    refundable: boolean().notNull().default(false),
    refunded: boolean().notNull().default(false),
    campaignId: uuid(),
    /** Also to people who opted out: it confirms that they did. */
    exempt: boolean().notNull().default(false),
    userName: text().notNull().default(''),
    stamp: moment().notNull(),
    /** When it may go out; null once it was claimed. */
    dueAt: moment(),
    /** When the carrier was asked to send it; null again once that did not get there. What was claimed was charged. */
    claimedAt: moment(),
    /** How often the carrier was asked. */
    attempts: smallint().notNull().default(0),
    sentAt: moment(),
    endedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index().on(table.accountId, table.did, table.msisdn, table.stamp.desc()),
    index('messages_by_time').on(table.accountId, table.stamp.desc(), table.id.desc()),
    index('messages_due')
      .on(table.accountId, table.did, table.dueAt)
      .where(sql`due_at is not null`),
    index('messages_unsettled')
      .on(table.claimedAt)
      .where(sql`state in ('sending', 'sent', 'unknown')`),
    index('messages_of_campaign')
      .on(table.accountId, table.campaignId, table.state)
      .where(sql`campaign_id is not null`),
    index('messages_received')
      .on(table.accountId, table.did, table.stamp)
      .where(sql`direction = 'inbound'`),
    index('messages_reserved')
      .on(table.payerId)
      .where(sql`state = 'queued'`),
    // A message is charged when it is claimed, once; so its refund is never more than its charge.
    check('messages_refund_what_was_charged', sql`not refunded or (claimed_at is not null and charge is not null)`),
    index('messages_sent_to')
      .on(table.accountId, table.msisdn, table.stamp.desc())
      .where(sql`campaign_id is not null`),
  ],
);

/** What happened to a message, in any order; only ever appended. */
export const messageEvents = pgTable(
  'message_events',
  {
    accountId: integer().notNull(),
    messageId: uuid().notNull(),
    /** Equal for repeated reports of the same thing. */
    key: text().notNull(),
    at: moment().notNull(),
    kind: text().notNull(),
    error: text(),
    remoteId: text(),
    attempt: smallint(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.messageId, table.key] })],
);

/** The messages that came in, by the carrier's id, so that a repeated webhook stores none twice. */
export const receivedMessages = pgTable('received_messages', {
  remoteId: text().primaryKey(),
  storedAt: moment().notNull().defaultNow(),
});

export const conversations = pgTable(
  'conversations',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    did: text().notNull(),
    msisdn: text().notNull(),
    state: text().$type<'open' | 'closed'>().notNull().default('open'),
    assigneeId: integer(),
    /** A text asks in words of its own for no more texts. */
    review: boolean().notNull().default(false),
    lastMessageId: uuid().notNull(),
    lastAt: moment().notNull(),
    lastInboundAt: moment(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique().on(table.accountId, table.did, table.msisdn),
    index().on(table.accountId, table.lastAt.desc()),
  ],
);

/** Until when each user has read a conversation. */
export const conversationReads = pgTable(
  'conversation_reads',
  {
    accountId: integer().notNull(),
    conversationId: uuid().notNull(),
    userId: integer().notNull(),
    readAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.conversationId, table.userId] })],
);

/** Whom an account may not text. */
export const optOuts = pgTable(
  'opt_outs',
  {
    accountId: integer().notNull(),
    msisdn: text().notNull(),
    /** The entry of the ledger that says so. */
    entryId: uuid().notNull(),
    /** Whether it counts for all accounts below as well. */
    below: boolean().notNull().default(false),
    stamp: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.msisdn] })],
);

/** Evidence of consent and its withdrawal; only ever appended. */
export const consentEntries = pgTable(
  'consent_entries',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    msisdn: text().notNull(),
    change: text().$type<ConsentChange>().notNull(),
    source: text().$type<ConsentSource>().notNull(),
    evidence: text().notNull(),
    below: boolean().notNull().default(false),
    messageId: uuid(),
    campaignId: uuid(),
    did: text().notNull().default(''),
    userName: text().notNull().default(''),
    stamp: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index().on(table.accountId, table.msisdn, table.stamp),
    index('consent_of_campaign')
      .on(table.accountId, table.campaignId)
      .where(sql`campaign_id is not null`),
  ],
);

/** What a number does with texts that come in. */
export const smsApplications = pgTable(
  'sms_applications',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    did: text().notNull(),
    autoReply: text().notNull(),
    forwardEmail: text(),
    keywords: jsonb().$type<{ word: string; reply: string }[]>().notNull(),
    helpReply: text().notNull(),
    assigneeId: integer(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), unique().on(table.accountId, table.did)],
);

/** Texts that an account's users answer with, again and again. */
export const cannedReplies = pgTable(
  'canned_replies',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    content: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('canned_reply_names').on(table.accountId, sql`lower(${table.name})`),
  ],
);
