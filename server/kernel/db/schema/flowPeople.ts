import { boolean, foreignKey, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { flows } from './routing.ts';

/** Who has a flow open, for as long as they say so. */
export const flowPeople = pgTable(
  'flow_people',
  {
    accountId: integer().notNull(),
    flowId: uuid().notNull(),
    sessionId: uuid().notNull(),
    /** One of the session's pages. */
    tab: uuid().notNull(),
    userId: integer().notNull(),
    /** As it was when they came. Kept here, because staff are in an account that others cannot see. */
    name: text().notNull(),
    step: text(),
    editing: boolean().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.flowId, table.sessionId, table.tab] }),
    foreignKey({ columns: [table.accountId, table.flowId], foreignColumns: [flows.accountId, flows.id] }).onDelete(
      'cascade',
    ),
  ],
);
