import { integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { MediumRefusal, MediumState } from '#values/sms/messageWords.ts';

/** Files that came with messages. */
export const messageMedia = pgTable(
  'message_media',
  {
    accountId: integer().notNull(),
    messageId: uuid().notNull(),
    /** The place in the message, from 0. */
    index: smallint().notNull(),
    /** The carrier's; null once the medium is stored or refused. */
    url: text(),
    state: text().$type<MediumState>().notNull().default('fetching'),
    /** The MIME type: the carrier's word until the content is known. */
    type: text().notNull(),
    bytes: integer(),
    refusal: text().$type<MediumRefusal>(),
    /** The key in the store of media. */
    storedAs: text(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.messageId, table.index] })],
);
