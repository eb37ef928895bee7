import { sql } from 'drizzle-orm';
import { doublePrecision, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** The files that an account's flows play. Their content is in the audio store. */
export const audioFiles = pgTable(
  'audio_files',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    type: text().$type<'wav' | 'mp3'>().notNull(),
    bytes: integer().notNull(),
    seconds: doublePrecision().notNull(),
    /** The content's key in the audio store. Another content has another key. */
    storedAs: text().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('audio_files_name').on(table.accountId, sql`lower(${table.name})`),
  ],
);
