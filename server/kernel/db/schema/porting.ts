import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PortingDetails, PortingStatus } from '#values/portingWords.ts';

/** A request to port numbers from another carrier. */
export const portingRequests = pgTable(
  'porting_requests',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    status: text().$type<PortingStatus>().notNull().default('draft'),
    details: jsonb().$type<PortingDetails>().notNull(),
    invoiceId: uuid(),
    /** The agreed date on which the numbers are ported. */
    scheduledFor: date({ mode: 'string' }),
    userId: integer().notNull(),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index().on(table.accountId, table.updatedAt.desc()),
  ],
);

/** When a request entered each status, with its note. */
export const portingEvents = pgTable(
  'porting_events',
  {
    accountId: integer().notNull(),
    id: uuid().notNull().defaultRandom(),
    requestId: uuid().notNull(),
    status: text().$type<PortingStatus>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    userId: integer(),
    note: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index().on(table.accountId, table.requestId)],
);
