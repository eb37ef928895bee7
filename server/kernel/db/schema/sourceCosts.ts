import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What accounts spent on their sources, month by month. */
export const sourceCosts = pgTable(
  'source_costs',
  {
    accountId: integer().notNull(),
    /** In lower case, as sources are compared. */
    sourceKey: text().notNull(),
    /** `2026-03`. */
    month: text().notNull(),
    source: text().notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    changedBy: text().notNull(),
    changedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.sourceKey, table.month] })],
);
