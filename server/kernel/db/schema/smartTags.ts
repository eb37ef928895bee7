import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CallCondition, ConditionMatch } from '#values/callConditions.ts';
import type { BackfillState } from '#values/backfillState.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** The tags that calls get automatically. Each version stays, since calls keep those that were in force when they ended. */
export const smartTags = pgTable(
  'smart_tags',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    version: integer().notNull(),
    name: text().notNull(),
    group: text().notNull(),
    points: integer().notNull(),
    colour: text().notNull(),
    match: text().$type<ConditionMatch>().notNull(),
    conditions: jsonb().$type<CallCondition[]>().notNull(),
    /** Whether it judges calls of all accounts below too. */
    subAccounts: boolean().notNull(),
    enabled: boolean().notNull(),
    /** Who made this version. */
    createdBy: text().notNull(),
    /** From when until when it is what the tag says; the present version has no end. */
    since: moment().notNull(),
    until: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id, table.version] }),
    uniqueIndex('smart_tags_name')
      .on(table.accountId, sql`lower(${table.name})`)
      .where(sql`until is null`),
  ],
);

/**
 * A version of a smart tag on past calls. It walks through them by account and id, first to count what would change, then to
 * judge them, and once more to undo it.
 */
export const tagBackfills = pgTable(
  'tag_backfills',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    tagId: uuid().notNull(),
    version: integer().notNull(),
    /** Which calls, by their beginning; `until` is excluded. */
    from: moment().notNull(),
    until: moment().notNull(),
    /** Whether it goes through the calls of all accounts below too. */
    subAccounts: boolean().notNull(),
    state: text().$type<BackfillState>().notNull(),
    /** The last call of the present walk. */
    walkAccount: integer().notNull().default(0),
    walkCall: bigint({ mode: 'number' }).notNull().default(0),
    /** The last call that it judges. */
    reachedAccount: integer().notNull().default(0),
    reachedCall: bigint({ mode: 'number' }).notNull().default(0),
    calls: integer().notNull(),
    /** Of the present walk, as are the counts of calls that change, with the latest of them. */
    seen: integer().notNull().default(0),
    gaining: integer().notNull().default(0),
    losing: integer().notNull().default(0),
    rescored: integer().notNull().default(0),
    gainingCalls: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    losingCalls: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
    startedAt: moment(),
    /** When it last went on. */
    walkedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('tag_backfills_walking')
      .on(table.walkedAt)
      .where(sql`state in ('counting', 'running', 'undoing')`),
  ],
);
