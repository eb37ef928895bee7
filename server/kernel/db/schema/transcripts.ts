import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TalkShares, TranscriptFault, TranscriptState, Utterance } from '#values/transcript.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** Whose calls become text. */
export const transcriptions = pgTable('transcriptions', {
  accountId: integer().primaryKey(),
  enabled: boolean().notNull(),
  /** The numbers whose calls do; null for all. */
  dids: text().array(),
  /** ISO 639-1; null to find it out. */
  language: text(),
  /** Names and products that are likely to be said. */
  likely: text().array().notNull(),
  /** Whether card numbers, codes and passwords are kept. */
  keepsSecrets: boolean().notNull(),
  version: integer().notNull(),
  changedBy: text().notNull(),
  changedAt: moment().notNull(),
});

/** What was said in recordings. */
export const transcripts = pgTable(
  'transcripts',
  {
    accountId: integer().notNull(),
    /** Of the recording. */
    sid: text().notNull(),
    callUuid: uuid().notNull(),
    state: text().$type<TranscriptState>().notNull(),
    fault: text().$type<TranscriptFault>(),
    /** Who heard it. */
    recognizer: text(),
    language: text(),
    utterances: jsonb().$type<Utterance[]>().notNull(),
    shares: jsonb().$type<TalkShares>(),
    queuedAt: moment().notNull(),
    doneAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.sid] }),
    index('transcripts_call').on(table.accountId, table.callUuid),
  ],
);
