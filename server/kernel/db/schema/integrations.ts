import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type {
  DeliveredKind,
  DeliveryResult,
  DeliveryState,
  IntegrationType,
  SkipReason,
} from '#values/integrationWords.ts';

const moment = () => timestamp({ withTimezone: true });

/** Which events an integration gets: all where a filter is missing. */
export interface IntegrationFilters {
  dids?: string[] | undefined;
  tags?: string[] | undefined;
  kinds?: DeliveredKind[] | undefined;
  /** With those of all accounts below. */
  subAccounts?: boolean | undefined;
}

/** What an event says beyond what it is about. */
export interface DeliveryDetail {
  /** The fields of a call that changed. */
  changed?: string[];
  /** The tags that a call got. */
  tags?: string[];
}

/** What an account sends on to other systems. */
export const integrations = pgTable(
  'integrations',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    type: text().$type<IntegrationType>().notNull(),
    settings: jsonb().$type<object>().notNull().default({}),
    /** Encrypted. */
    secret: text(),
    filters: jsonb().$type<IntegrationFilters>().notNull().default({}),
    /** Since then its deliveries wait. */
    pausedAt: moment(),
    lastResult: text().$type<DeliveryResult>(),
    lastResultAt: moment(),
    /** Since then nothing was delivered and something failed. */
    failingSince: moment(),
    /** When the account was told so. */
    failingToldAt: moment(),
    /** The other system wants nothing before. */
    restsUntil: moment(),
    createdBy: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index().on(table.accountId, table.type)],
);

/** An event on its way to another system. */
export const deliveries = pgTable(
  'deliveries',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    integrationId: uuid().notNull(),
    /** Where it happened: in the account of the integration, or in one below. */
    ofAccountId: integer().notNull(),
    kind: text().$type<DeliveredKind>().notNull(),
    /** What the event is about, such as the id of a text. */
    subject: text().notNull(),
    /** An integration gets each event once. */
    eventId: text().notNull(),
    /** Ascends with the events of one subject. */
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    detail: jsonb().$type<DeliveryDetail>(),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    /** Why it was skipped. */
    reason: text().$type<SkipReason>(),
    attempts: integer().notNull().default(0),
    nextAt: moment(),
    /** Until then a worker makes an attempt. */
    leasedUntil: moment(),
    /** Host and body of the latest request, without secrets. */
    request: jsonb().$type<{ host: string; body: unknown }>(),
    /** The HTTP status of the latest reply; null without one. */
    status: integer(),
    /** The beginning of it, or why there was none. */
    reply: text(),
    milliseconds: integer(),
    createdAt: moment().notNull(),
    settledAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique().on(table.accountId, table.integrationId, table.eventId),
    index().on(table.accountId, table.integrationId, table.createdAt),
    index().on(table.accountId, table.subject),
    index().on(table.createdAt),
    index('deliveries_due')
      .on(table.accountId, table.integrationId, table.nextAt, table.seq)
      .where(sql`state = 'waiting'`),
    index('deliveries_in_order')
      .on(table.accountId, table.integrationId, table.subject, table.seq)
      .where(sql`state = 'waiting'`),
  ],
);
