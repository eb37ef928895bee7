import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Allow } from '#values/roles.ts';
import type { AccountStatus, AccountType } from '#contract/accounts.contract.ts';
import type { Locale } from '#contract/users.contract.ts';
import type { ThemeColours } from '#contract/theme.contract.ts';

export const accounts = pgTable('accounts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 20_001 }),
  parentId: integer(),
  name: text().notNull(),
  status: text().$type<z.infer<typeof AccountStatus>>().notNull().default('active'),
  type: text().$type<z.infer<typeof AccountType>>().notNull(),
  country: text().notNull().default('AU'),
  timezone: text().notNull().default('Australia/Sydney'),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** The closure of the account tree: a row for every ancestor of every account, itself included at depth 0. */
export const accountTree = pgTable(
  'account_tree',
  { ancestorId: integer().notNull(), descendantId: integer().notNull(), depth: integer().notNull() },
  (table) => [primaryKey({ columns: [table.ancestorId, table.descendantId] }), index().on(table.descendantId)],
);

export const users = pgTable(
  'users',
  {
    accountId: integer().notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    email: text().notNull().unique(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text(),
    mobile: text(),
    allow: jsonb().$type<Allow>().notNull(),
    status: text().$type<'invited' | 'active' | 'suspended' | 'removed'>().notNull().default('active'),
    timezone: text().notNull(),
    locale: text().$type<Locale>().notNull().default('en-GB'),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/**
 * A login. Its refresh tokens rotate: each carries its generation, and one older than the current generation revokes the
 * session. Tokens are signed, so nothing here lets anyone in.
 */
export const sessions = pgTable(
  'sessions',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    userId: integer().notNull(),
    /** The generation of the refresh token now valid, and when it was given out. */
    generation: integer().notNull().default(1),
    rotatedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    userAgent: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** How a host looks; a host without a row has the default theme. */
export const themes = pgTable('themes', {
  host: text().primaryKey(),
  accountId: integer().notNull(),
  whiteLabel: boolean().notNull().default(true),
  title: text().notNull(),
  logo: text(),
  icon: text(),
  loginImage: text(),
  supportUrl: text(),
  termsUrl: text(),
  colours: jsonb().$type<z.infer<typeof ThemeColours>>().notNull(),
});

/** Who did what, as whom, from where. */
export const auditLog = pgTable(
  'audit_log',
  {
    accountId: integer().notNull(),
    id: uuid().notNull().defaultRandom(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    userId: integer(),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    address: text(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);
