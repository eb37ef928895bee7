import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** The parts of messages that an SMPP centre took, by its ids, and what became of each. */
export const smppParts = pgTable(
  'smpp_parts',
  {
    accountId: integer().notNull(),
    messageId: uuid().notNull(),
    part: smallint().notNull(),
    parts: smallint().notNull(),
    remoteId: text().notNull(),
    /** Its final state; null until a receipt says so. */
    kind: text().$type<'delivered' | 'undelivered' | 'failed'>(),
    storedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.messageId, table.part] }), index().on(table.remoteId)],
);

/** Receipts of an SMPP centre, kept because one can come before the id of its part is stored. */
export const smppReceipts = pgTable(
  'smpp_receipts',
  {
    remoteId: text().notNull(),
    kind: text().notNull(),
    error: text(),
    storedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.remoteId, table.kind] }), index().on(table.storedAt)],
);

/** Texts that an SMPP centre delivered, so that one it delivers again is recognized: the protocol has no ids for them. */
export const smppTexts = pgTable('smpp_texts', {
  /** A hash of sender, receiver and content. */
  key: text().primaryKey(),
  id: uuid().notNull(),
  session: uuid().notNull(),
  /** When we answered; null while we have not. */
  answeredAt: moment(),
  storedAt: moment().notNull(),
});

/** Parts of texts from SMPP centres: those that wait for others, and for a while those that were joined, as centres repeat them. */
export const smppFragments = pgTable(
  'smpp_fragments',
  {
    /** A hash of sender, receiver, reference and number of parts. */
    key: text().notNull(),
    part: smallint().notNull(),
    /** As JSON: halves of a character that two parts share can’t be stored otherwise. */
    content: text().notNull(),
    id: uuid().notNull(),
    storedAt: moment().notNull(),
    /** How many parts the text has. */
    parts: smallint(),
    from: text(),
    to: text(),
    /** When its text was passed on, with or without the other parts. */
    passedOnAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.part] }),
    index('smpp_fragments_waiting')
      .on(table.key)
      .where(sql`${table.passedOnAt} is null and ${table.to} is not null`),
  ],
);
