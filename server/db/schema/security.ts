import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
