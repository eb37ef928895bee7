import { sql, type SQLWrapper } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Attestation } from '#values/attestation.ts';
import type { Device } from '#values/device.ts';
import type { RouteStep } from '#values/flow/routeStep.ts';

/** Status by code, its index in this list. Only ever append. */
export const statusCodes = ['answered', 'missed', 'abandoned', 'voicemail'] as const;
export const stateCodes = ['ringing', 'answered', 'ended'] as const;
export const directionCodes = ['inbound', 'outbound'] as const;

/** What the call log searches: caller, target, tracking number and its name. Queries must use this expression. */
export function searchedText(of: Record<'caller' | 'target' | 'trackingNumber' | 'trackingName', SQLWrapper>) {
  // Not `coalesce`, for which PostgreSQL uses no index under row-level security.
  const known = (column: SQLWrapper) => sql`case when ${column} is null then '' else ${column} end`;
  return sql`${known(of.caller)} || ' ' || ${known(of.target)} || ' ' || ${of.trackingNumber} || ' ' || ${of.trackingName}`;
}

/**
 * The call log. Each row is folded from the call's events and can be rebuilt from them. `id` is time-ordered (start in
 * epoch ms × 4096 + 12 random bits, a safe integer); `t15` is the UTC quarter-hour number of the start.
 */
export const calls = pgTable(
  'calls',
  {
    accountId: integer().notNull(),
    id: bigint({ mode: 'number' }).notNull(),
    uuid: uuid().notNull(),
    dateStart: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    dateStop: timestamp({ withTimezone: true, mode: 'date' }),
    t15: integer().notNull(),
    duration: integer().notNull().default(0),
    talkTime: integer().notNull().default(0),
    state: smallint().notNull(),
    /** Null during the call. */
    status: smallint(),
    direction: smallint().notNull(),
    caller: text(),
    /** What the networks on the way said about the caller. */
    callerName: text(),
    forwardedFrom: text(),
    attestation: text().$type<Attestation>(),
    area: text(),
    country: text(),
    firstTime: boolean().notNull(),
    trackingNumber: text().notNull(),
    trackingName: text().notNull(),
    trackingSource: text().notNull(),
    webSource: text(),
    webMedium: text(),
    webCampaign: text(),
    /** The term that was searched for. */
    webKeyword: text(),
    /** The page at which the visit began, and the one from which the call was made. */
    webLanding: text(),
    webConversion: text(),
    webDevice: text().$type<Device>(),
    /** The visit, and how likely its source is right, 0 to 1. Null in calls whose source is no visit of ours. */
    webVisit: uuid(),
    webVisitor: uuid(),
    webConfidence: real(),
    /** Sales attributed to the call, in minor units of `revenueCurrency`. Null until some are. */
    revenue: bigint({ mode: 'number' }),
    revenueCurrency: text(),
    /** Null while the call has that of its caller. */
    leadStatus: smallint(),
    /** Who placed an outbound call. */
    userId: integer(),
    target: text(),
    ivr: text(),
    /** The names of these keys, as `joinKeyNames` writes them. */
    ivrName: text(),
    /** The branch that the flow chose by the caller's place or postcode. */
    location: text(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    score: integer().notNull().default(0),
    notes: text().notNull().default(''),
    /** Incremented by each edit by people; an edit states the version it is based on. */
    version: integer().notNull().default(1),
    /** Whether it was rejected because the caller was blocked. */
    blocked: boolean().notNull().default(false),
    /** Placed to try a flow out: in the log, but in no report and no figure. */
    test: boolean().notNull().default(false),
    audio: boolean().notNull().default(false),
    /** When somebody listened to the message that the caller left, or said so. */
    heardAt: timestamp({ withTimezone: true }),
    flowId: uuid(),
    flowVersion: integer(),
    route: jsonb().$type<RouteStep[]>().notNull().default([]),
    /** Incremented by each change of its events, so that a webhook that saw an earlier one writes nothing. */
    revision: integer().notNull().default(0),
    /** Whether nothing more is to be asked from the carrier. False from the start of a call until it was looked at. */
    settled: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique().on(table.accountId, table.uuid),
    index('calls_account_date').on(table.accountId, table.dateStart.desc(), table.id.desc()),
    index('calls_date').on(table.dateStart.desc(), table.id.desc()),
    index('calls_account_caller').on(table.accountId, table.caller, table.dateStart.desc()),
    index('calls_web_visitor')
      .on(table.accountId, table.webVisitor)
      .where(sql`web_visitor is not null`),
    index('calls_flow_date')
      .on(table.accountId, table.flowId, table.dateStart)
      .where(sql`flow_id is not null`),
    index('calls_unsettled')
      .on(table.dateStart)
      .where(sql`not settled`),
    index('calls_search_trgm').using('gin', sql`(${searchedText(table)}) gin_trgm_ops`),
  ],
);

/** All events of a call, append-only. `key` deduplicates repeated webhooks. */
export const callEvents = pgTable(
  'call_events',
  {
    accountId: integer().notNull(),
    callUuid: uuid().notNull(),
    key: text().notNull(),
    seq: bigserial({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.callUuid, table.key] })],
);

/** An edit of many calls, which can be undone. The calls' events hold what it changed. */
export const callBulkEdits = pgTable(
  'call_bulk_edits',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    /** The ids of the calls that it changed. */
    calls: bigint({ mode: 'number' }).array().notNull(),
    createdBy: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** A live call: its flow version and the machine's snapshot, so that any node can handle the next webhook. */
export const liveCalls = pgTable(
  'live_calls',
  {
    accountId: integer().notNull(),
    callUuid: uuid().notNull(),
    flowId: uuid().notNull(),
    flowVersion: integer().notNull(),
    snapshot: jsonb().notNull(),
    /** Incremented by each step; part of the webhook URL, so that a late webhook of an earlier step is ignored. */
    step: integer().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.callUuid] })],
);

/** Maps a carrier's call id to our call. */
export const callDirectory = pgTable('call_directory', {
  callSid: text().primaryKey(),
  accountId: integer().notNull(),
  callUuid: uuid().notNull(),
});

/** Final statuses of calls that we do not know yet: the end of a call may overtake its first webhook. */
export const earlyStatuses = pgTable('early_statuses', {
  callSid: text().primaryKey(),
  /** A carrier status. */
  status: text().notNull(),
  seconds: integer(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  storedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Until when the carrier's list of calls was compared with ours. */
export const carrierScans = pgTable('carrier_scans', {
  carrier: text().primaryKey(),
  until: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});

/** The response to a webhook, repeated for retries. */
export const webhookReplies = pgTable(
  'webhook_replies',
  {
    accountId: integer().notNull(),
    key: text().notNull(),
    response: jsonb().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
);

export const recordings = pgTable(
  'recordings',
  {
    accountId: integer().notNull(),
    callUuid: uuid().notNull(),
    sid: text().notNull(),
    sourceUrl: text().notNull(),
    /** The key in the audio store once downloaded. */
    storedAs: text(),
    /** When the carrier's copy was deleted, because we have our own. */
    leftCarrierAt: timestamp({ withTimezone: true }),
    /** When our copy was deleted, because its retention period was over. */
    deletedAt: timestamp({ withTimezone: true }),
    seconds: integer().notNull(),
    channels: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.sid] }),
    index().on(table.accountId, table.callUuid),
    index().on(table.createdAt),
  ],
);

/** Outgoing messages with stable ids, delivered at least once: written in the transaction, sent by a job. */
export const outbox = pgTable(
  'outbox',
  {
    accountId: integer().notNull(),
    id: uuid().notNull().defaultRandom(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index().on(table.accountId, table.createdAt)],
);
