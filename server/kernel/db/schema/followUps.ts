import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CallCondition, ConditionMatch } from '#values/callConditions.ts';
import type { FollowUpState, StopReason } from '#values/followUp.ts';
import type { ClockHours } from '#values/sms/legalHours.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** Which callers of an account get a text after their call, and what it says. */
export const followUps = pgTable(
  'follow_ups',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    /** Whether it follows calls to all numbers, or to those of `dids` (E.164). */
    allNumbers: boolean().notNull(),
    dids: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    match: text().$type<ConditionMatch>().notNull(),
    conditions: jsonb().$type<CallCondition[]>().notNull(),
    delayMinutes: integer().notNull(),
    content: text().notNull(),
    /** Sends it where the number that was called can’t; null for none. */
    sender: text(),
    /** By the clock of the caller; null at any hour that the law allows. */
    hours: jsonb().$type<ClockHours>(),
    /** Nobody gets it who got a follow-up in so many days. */
    quietDays: integer().notNull(),
    /** Whether it follows calls of all accounts below too. */
    subAccounts: boolean().notNull(),
    enabled: boolean().notNull(),
    /** Who made this version, and when. */
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** The texts that follow calls, one for each call and follow-up. */
export const followUpTexts = pgTable(
  'follow_up_texts',
  {
    /** Of the call. */
    accountId: integer().notNull(),
    callUuid: uuid().notNull(),
    /** The account of the call, or one above. */
    followUpAccountId: integer().notNull(),
    followUpId: uuid().notNull(),
    /** The number that was called. */
    did: text().notNull(),
    /** Who called, E.164; null if they withheld it. */
    msisdn: text(),
    /** When the call was over. */
    endedAt: moment().notNull(),
    state: text().$type<FollowUpState>().notNull(),
    reason: text().$type<StopReason>(),
    dueAt: moment().notNull(),
    /** When it was sent or stopped. */
    decidedAt: moment(),
    messageId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.callUuid, table.followUpId] }),
    index('follow_up_texts_due')
      .on(table.dueAt)
      .where(sql`state = 'waiting'`),
    index('follow_up_texts_sent')
      .on(table.accountId, table.msisdn, table.decidedAt)
      .where(sql`state = 'sent'`),
    index('follow_up_texts_message')
      .on(table.accountId, table.messageId)
      .where(sql`message_id is not null`),
    index().on(table.followUpAccountId, table.followUpId, table.endedAt),
  ],
);
