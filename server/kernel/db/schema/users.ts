import { sql } from 'drizzle-orm';
import {
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
import type { z } from 'zod';
import type { ListName } from '#values/listNames.ts';
import type { Allow } from '#values/roles.ts';
import type { Locale, UserStatus } from '#contract/tenancy/users.contract.ts';

export const users = pgTable(
  'users',
  {
    accountId: integer().notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    /** Null until an invited user chooses one. */
    passwordHash: text(),
    passwordChangedAt: timestamp({ withTimezone: true }),
    firstName: text().notNull(),
    lastName: text(),
    mobile: text(),
    allow: jsonb().$type<Allow>().notNull(),
    status: text().$type<z.infer<typeof UserStatus>>().notNull().default('active'),
    timezone: text().notNull(),
    locale: text().$type<Locale>().notNull().default('en-GB'),
    /** The second factor required at login. */
    twoFactor: text().$type<'totp' | 'sms'>(),
    /** The encrypted TOTP secret. */
    totpSecret: text(),
    /** The last 30 s step whose code was used, so that each code works once. */
    totpLastStep: integer(),
    /** Where SMS codes are sent, E.164. */
    twoFactorMobile: text(),
    webPhone: boolean().notNull().default(false),
    /** Not read: the extension is the user's id (decision 057). Kept because upgrades keep every value. */
    sipExten: text(),
    preferences: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    invitedAt: timestamp({ withTimezone: true }),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index().on(table.id),
    // The email of a removed user can be used again.
    uniqueIndex()
      .on(table.email)
      .where(sql`status <> 'removed'`),
  ],
);

/** A user's access rule for one account and those below it: other permissions, or none. The nearest rule applies. */
export const userAccess = pgTable(
  'user_access',
  {
    accountId: integer().notNull(),
    userId: integer().notNull(),
    onAccountId: integer().notNull(),
    blocked: boolean().notNull().default(false),
    allow: jsonb().$type<Allow>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.userId, table.onAccountId] })],
);

export const contacts = pgTable(
  'contacts',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull().default(''),
    numbers: jsonb().$type<{ main: boolean; type: string; num: string }[]>().notNull(),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** What a linked CRM calls a number’s owner. */
export const crmNames = pgTable(
  'crm_names',
  {
    accountId: integer().notNull(),
    number: text().notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.number] })],
);

/** A report emailed on a schedule. `settings` has the report, accounts and filters. */
export const scheduledReports = pgTable(
  'scheduled_reports',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    userId: integer().notNull(),
    name: text().notNull(),
    settings: jsonb().$type<Record<string, unknown>>().notNull(),
    recipients: text().array().notNull(),
    enabled: boolean().notNull().default(true),
    nextAt: timestamp({ withTimezone: true }),
    lastSentAt: timestamp({ withTimezone: true }),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index().on(table.nextAt)],
);

/** A list's filters, order and columns under a name: a user's own, or their account's. */
export const savedViews = pgTable(
  'saved_views',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    userId: integer().notNull(),
    /** The author's email then. */
    createdBy: text().notNull(),
    list: text().$type<ListName>().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    team: boolean().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);
