import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ExporterAllow, ExporterAuth, ExporterFormat } from '#values/exporterWords.ts';

/** A feed of an account's calls, read by programs with its key. The feed finds it by id alone. */
export const exporters = pgTable(
  'exporters',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    format: text().$type<ExporterFormat>().notNull(),
    allow: text().$type<ExporterAllow>().notNull(),
    auth: text().$type<ExporterAuth>().notNull(),
    tags: text().array().notNull(),
    /** Whether it has the calls of the accounts below as well. */
    subAccounts: boolean().notNull(),
    /** The key's hash and its beginning, by which people recognize it; null until there is one. */
    keyHash: text(),
    keyPrefix: text(),
    /** Who generated the key. */
    keyUserId: integer(),
    /** From where the feed may be read; from anywhere if empty. */
    addresses: text().array().notNull().default([]),
    version: integer().notNull().default(1),
    /** The email of its creator then. */
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index().on(table.id)],
);
