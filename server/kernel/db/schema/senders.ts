import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Registration } from '#values/sms/sender.ts';

/** Short codes, messaging services and names that the carrier has, and what is known of numbers that send. */
export const smsSenders = pgTable(
  'sms_senders',
  {
    accountId: integer().notNull(),
    sender: text().notNull(),
    /** Null is everywhere. */
    countries: text().array(),
    /** Null is what the carrier takes from its kind. */
    segmentsPerSecond: doublePrecision(),
    registrations: jsonb().$type<Registration[]>().notNull().default([]),
    registeredBy: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.sender] }),
    // A text to a short code is one account’s.
    uniqueIndex('sms_short_codes')
      .on(table.sender)
      .where(sql`sender ~ '^[0-9]+$'`),
  ],
);

/** How many segments each sender may send now, and how long it rests because its texts didn’t get to the carrier. */
export const senderBuckets = pgTable(
  'sender_buckets',
  {
    accountId: integer().notNull(),
    sender: text().notNull(),
    tokens: doublePrecision().notNull(),
    filledAt: timestamp({ withTimezone: true }).notNull(),
    /** Rests since a text last got there. */
    failures: integer().notNull().default(0),
    failingSince: timestamp({ withTimezone: true }),
    restsUntil: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.sender] })],
);
