import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AlertKind, AlertPace, FailingReason, NotPublishedReason } from '#values/alertWords.ts';
import type { IntegrationType } from '#values/integrationWords.ts';

const moment = () => timestamp({ withTimezone: true });
const texts = () => jsonb().$type<string[]>().notNull().default([]);

/** Weekdays from Monday, 1, and full hours of the account’s zone. */
export interface AlertHours {
  days: number[];
  from: number;
  to: number;
}

/** Which alerts of an account go to whom. */
export const alertRules = pgTable(
  'alert_rules',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    kinds: jsonb().$type<AlertKind[]>().notNull(),
    /** E.164; none are all. */
    dids: texts(),
    /** Whether alerts of all accounts below are sent too. */
    subAccounts: boolean().notNull().default(false),
    hours: jsonb().$type<AlertHours>(),
    pace: text().$type<AlertPace>().notNull().default('atOnce'),
    /** When those of a day are sent. */
    hour: integer().notNull().default(8),
    userIds: jsonb().$type<number[]>().notNull().default([]),
    emails: texts(),
    phones: texts(),
    sender: text(),
    /** Encrypted. */
    slackHook: text(),
    slackRefusedAt: moment(),
    enabled: boolean().notNull().default(true),
    createdBy: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** What an alert is about, if not a call. Money in minor units. */
export type AlertFacts =
  | { kind: 'flowNotPublished'; flow: string; number: string | null; reason: NotPublishedReason }
  | { kind: 'creditLow'; below: number; balance: number; currency: string }
  | { kind: 'integrationFailing'; integration: string; type: IntegrationType; reason: FailingReason };

/** What happened that somebody is alerted to. */
export const alerts = pgTable(
  'alerts',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    kind: text().$type<AlertKind>().notNull(),
    at: moment().notNull(),
    callUuid: uuid(),
    facts: jsonb().$type<AlertFacts>(),
    /** Who heard of it by another email already. */
    mailedTo: texts(),
    /** Whether open pages know of it. */
    shown: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index().on(table.at),
    index().on(table.id),
    index('alerts_to_show')
      .on(table.accountId)
      .where(sql`not shown`),
  ],
);

/** Who sees an alert in the page. */
export const alertReaders = pgTable(
  'alert_readers',
  {
    accountId: integer().notNull(),
    alertId: uuid().notNull(),
    userId: integer().notNull(),
    at: moment().notNull(),
    readAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.alertId, table.userId] }),
    index().on(table.userId, table.at),
    index().on(table.at),
  ],
);

/** Alerts that are to be sent as a rule says. Those due at the same moment are sent together. */
export const dueAlerts = pgTable(
  'due_alerts',
  {
    accountId: integer().notNull(),
    /** The account of the alert, or one above. */
    ruleAccountId: integer().notNull(),
    ruleId: uuid().notNull(),
    alertId: uuid().notNull(),
    dueAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.ruleId, table.alertId] }), index().on(table.dueAt)],
);
