import { index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LeadStatus } from '#values/leadStatus.ts';

/** Lead status by code, its index in this list. Only ever append. */
export const leadStatusCodes = [
  'new',
  'qualified',
  'notLead',
  'won',
  'lost',
  'spam',
] as const satisfies readonly LeadStatus[];

/** What accounts make of their callers, by number. A number without a row is `new`, and nobody else's. */
export const leads = pgTable(
  'leads',
  {
    accountId: integer().notNull(),
    /** E.164. */
    number: text().notNull(),
    /** Numbers with the same one are one person's, and have one status. */
    personId: uuid().notNull(),
    /** Its place in `leadStatusCodes`. */
    status: smallint().notNull(),
    /** The status before the number was grouped; null while it is alone. */
    formerStatus: smallint(),
    changedBy: text().notNull(),
    changedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.number] }),
    index('leads_person').on(table.accountId, table.personId),
    index('leads_number').on(table.number),
    index('leads_status').on(table.accountId, table.status),
  ],
);
