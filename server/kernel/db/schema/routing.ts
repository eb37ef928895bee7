import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { NumberAction, NumberNetwork, VoicemailNotify } from '#values/numberWords.ts';
import type { Canary } from '#values/flow/canary.ts';
import type { FlowDocument } from '#values/flow/document.ts';
import type { ReviewAnswer } from '#values/flow/review.ts';
import type { ScheduleStatus } from '#values/flow/schedule.ts';

export const flows = pgTable(
  'flows',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    draft: jsonb().$type<FlowDocument>().notNull(),
    draftVersion: integer().notNull().default(1),
    publishedVersion: integer(),
    /** A version that part of the calls run besides the published one. */
    canary: jsonb().$type<Canary>(),
    changed: boolean().notNull().default(true),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    updatedBy: text(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** Published versions: written once, never changed. */
export const flowVersions = pgTable(
  'flow_versions',
  {
    accountId: integer().notNull(),
    flowId: uuid().notNull(),
    version: integer().notNull(),
    document: jsonb().$type<FlowDocument>().notNull(),
    /** A hash of what the document is and does; null if it predates review links. */
    contentHash: text(),
    note: text().notNull().default(''),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    publishedBy: text(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.flowId, table.version] }),
    foreignKey({ columns: [table.accountId, table.flowId], foreignColumns: [flows.accountId, flows.id] }),
  ],
);

/** Publishing at a moment, and perhaps back at another. One at a time for a flow; those that ended stay. */
export const scheduledPublishes = pgTable(
  'scheduled_publishes',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    flowId: uuid().notNull(),
    document: jsonb().$type<FlowDocument>().notNull(),
    note: text().notNull(),
    publishAt: timestamp({ withTimezone: true }).notNull(),
    /** When the version before is published again; null if never. */
    backAt: timestamp({ withTimezone: true }),
    status: text().$type<ScheduleStatus>().notNull().default('waiting'),
    /** When the next thing is to be done; null once it ended. */
    dueAt: timestamp({ withTimezone: true }),
    /** The version that it published, and the one to go back to. */
    version: integer(),
    backTo: integer(),
    createdBy: integer().notNull(),
    createdByEmail: text().notNull(),
    asUserId: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('scheduled_publishes_open')
      .on(table.accountId, table.flowId)
      .where(sql`due_at is not null`),
    index('scheduled_publishes_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** A link by which somebody without a login sees a copy of a flow and answers once. Its token is stored hashed. */
export const flowReviews = pgTable(
  'flow_reviews',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    flowId: uuid().notNull(),
    tokenHash: text().notNull(),
    /** The flow as it was when the link was made, and the hash of its content. */
    document: jsonb().$type<FlowDocument>().notNull(),
    contentHash: text().notNull(),
    /** The published version that it shows; null for the draft. */
    version: integer(),
    /** The version that was live then, unless it is the one that is shown. */
    comparedWith: integer(),
    /** For whom it was made. */
    recipient: text().notNull(),
    createdBy: integer().notNull(),
    createdByEmail: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    answer: jsonb().$type<ReviewAnswer>(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({ columns: [table.accountId, table.flowId], foreignColumns: [flows.accountId, flows.id] }).onDelete(
      'cascade',
    ),
    unique().on(table.tokenHash),
    index().on(table.accountId, table.flowId, table.createdAt.desc()),
  ],
);

/** The next turn of each round-robin node, counted across all calls and versions of the flow. */
export const flowTurns = pgTable(
  'flow_turns',
  {
    accountId: integer().notNull(),
    flowId: uuid().notNull(),
    nodeId: text().notNull(),
    turn: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.flowId, table.nodeId] })],
);

export const numbers = pgTable(
  'numbers',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    did: text().notNull(),
    name: text().notNull(),
    source: text().notNull(),
    status: text().$type<'active' | 'cancelled'>().notNull().default('active'),
    type: text().$type<NumberNetwork>().notNull(),
    country: text().notNull(),
    area: text(),
    action: text().$type<z.infer<typeof NumberAction>>().notNull().default('hangup'),
    actionId: uuid(),
    /** Incremented by every change; a change states the version it is based on. */
    version: integer().notNull().default(1),
    /** The measurement id of the account's own Google Analytics. */
    customGa: text(),
    /** Receives replies to messages sent from the number. */
    replyEmail: text(),
    voicemailNotify: text().$type<VoicemailNotify>().notNull().default('missed'),
    /** Rung while neither our process nor our database can be reached, E.164; null rings the flow's first destination. */
    fallbackNumber: text(),
    /** The carrier's id of the rented number; null if it predates rentals. */
    carrierSid: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    cancelledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    // A released number can be rented again.
    uniqueIndex('numbers_active_did')
      .on(table.accountId, table.did)
      .where(sql`status = 'active'`),
    index().on(table.accountId, table.did),
    index().on(table.accountId, table.actionId),
  ],
);

/**
 * Purchases that may not have ended: written before the carrier is asked, deleted with the number's row. `id` is the
 * mark that the carrier keeps with the number, by which a job finds what was bought but never stored.
 */
export const numberPurchases = pgTable(
  'number_purchases',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    did: text().notNull(),
    begunAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** The numbers that the local carrier has rented out, so that none is rented twice. */
export const localCarrierNumbers = pgTable('local_carrier_numbers', {
  did: text().primaryKey(),
  sid: text().notNull().unique(),
  friendlyName: text().notNull().default(''),
  voiceUrl: text().notNull(),
  voiceFallbackUrl: text().notNull().default(''),
  statusCallback: text().notNull().default(''),
  smsUrl: text().notNull().default(''),
  rentedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** What each number's static fallback file was last written from. */
export const fallbackFiles = pgTable('fallback_files', { did: text().primaryKey(), stamp: text().notNull() });

/** The account of a called number: the only lookup that starts without an account. */
export const didDirectory = pgTable('did_directory', { did: text().primaryKey(), accountId: integer().notNull() });

export const callTags = pgTable(
  'call_tags',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    color: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), unique().on(table.accountId, table.name)],
);

/** What an account rejects besides single numbers, for itself and the accounts below it. */
export const blockRules = pgTable('block_rules', {
  accountId: integer().primaryKey(),
  /** Callers whose number failed its verification (STIR/SHAKEN). */
  failedAttestation: boolean().notNull().default(false),
});

/** Callers blocked by an account for itself and the accounts below it. */
export const blockedCallers = pgTable(
  'blocked_callers',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    caller: text().notNull(),
    name: text().notNull().default(''),
    /** The call from which it was blocked. */
    callUuid: uuid(),
    createdBy: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), unique().on(table.accountId, table.caller)],
);
