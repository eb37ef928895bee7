import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Failed logins of an e-mail or an address in the current window; the subject is hashed. */
export const loginAttempts = pgTable('login_attempts', {
  subject: text().primaryKey(),
  failures: integer().notNull(),
  windowStart: timestamp({ withTimezone: true }).notNull(),
});

/** Keys that all nodes share, by purpose; made by the first node that needs one. Base64url. */
export const signingKeys = pgTable('signing_keys', {
  purpose: text().primaryKey(),
  key: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** The answer that a request with an `Idempotency-Key` got, so that its repetition gets the same. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: integer().notNull(),
    key: text().notNull(),
    /** A hash of the request: the same key with another request is refused. */
    request: text().notNull(),
    /** Null while the first request is still at work. */
    answer: jsonb(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] })],
);
