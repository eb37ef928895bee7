import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The numbers that the carrier billed when they were last compared, and no account had. */
export const unclaimedNumbers = pgTable('unclaimed_numbers', {
  did: text().primaryKey(),
  /** Whether an installation like this one bought it. */
  bought: boolean().notNull(),
  /** Whether its calls came to our webhooks. */
  current: boolean().notNull(),
  seenAt: timestamp({ withTimezone: true }).notNull(),
});
