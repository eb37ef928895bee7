import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LimitName } from '#values/accountLimits.ts';

/** The limits that staff set for an account, instead of its plan's. */
export const accountLimits = pgTable(
  'account_limits',
  { accountId: integer().notNull(), name: text().$type<LimitName>().notNull(), most: integer().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.name] })],
);
