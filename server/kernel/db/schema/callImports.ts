import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Imports of calls of other systems. One that was undone stays, without calls. */
export const callImports = pgTable(
  'call_imports',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    source: text().$type<'csv' | 'xlsx' | 'api'>().notNull(),
    fileName: text().notNull(),
    calls: integer().notNull(),
    duplicates: integer().notNull(),
    invalid: integer().notNull(),
    /** When its first and its last call began. */
    firstCall: timestamp({ withTimezone: true }).notNull(),
    lastCall: timestamp({ withTimezone: true }).notNull(),
    /** The email of who imported, and of who undid it. */
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    undoneBy: text(),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** The calls that were imported and not undone. The key recognizes calls that are sent again. */
export const importedCalls = pgTable(
  'imported_calls',
  {
    accountId: integer().notNull(),
    /** The other system's id, or what tells the call apart. */
    externalId: text().notNull(),
    importId: uuid().notNull(),
    callUuid: uuid().notNull(),
    callId: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.externalId] }),
    index().on(table.accountId, table.importId),
  ],
);
