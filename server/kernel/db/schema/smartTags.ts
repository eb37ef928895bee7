import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { TagCondition, TagMatch } from '#values/smartTag.ts';

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
    match: text().$type<TagMatch>().notNull(),
    conditions: jsonb().$type<TagCondition[]>().notNull(),
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
