import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { DeliveredKind, DeliveryResult, DeliveryState, IntegrationType } from '#values/integrationWords.ts';

const moment = () => timestamp({ withTimezone: true });

/** Which events an integration gets: all where a filter is missing. */
export interface IntegrationFilters {
  dids?: string[];
  tags?: string[];
}

/** What an account sends on to other systems. */
export const integrations = pgTable(
  'integrations',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    type: text().$type<IntegrationType>().notNull(),
    settings: jsonb().notNull().default({}),
    /** Encrypted. */
    secret: text(),
    filters: jsonb().$type<IntegrationFilters>().notNull().default({}),
    /** Since then its deliveries wait. */
    pausedAt: moment(),
    lastResult: text().$type<DeliveryResult>(),
    lastResultAt: moment(),
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
    kind: text().$type<DeliveredKind>().notNull(),
    /** What the event is about, such as the id of a text. */
    subject: text().notNull(),
    /** An integration gets each event once. */
    eventId: text().notNull(),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
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
    index().on(table.createdAt),
  ],
);
