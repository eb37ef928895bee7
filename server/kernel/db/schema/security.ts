import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Failed logins of an email or an address in the current window; the subject is hashed. */
export const loginAttempts = pgTable('login_attempts', {
  subject: text().primaryKey(),
  failures: integer().notNull(),
  windowStart: timestamp({ withTimezone: true }).notNull(),
});

/** Base64url keys shared by all nodes, by purpose; created by the first node that needs one. */
export const signingKeys = pgTable('signing_keys', {
  purpose: text().primaryKey(),
  key: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** The response to a request with an `Idempotency-Key`, repeated when it is sent again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: integer().notNull(),
    key: text().notNull(),
    /** A hash of the request: the same key with another request is rejected. */
    request: text().notNull(),
    /** Null while the first request is in progress. */
    answer: jsonb(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
);
