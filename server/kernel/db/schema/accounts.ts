import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AccountStatus, AccountType, BusinessCategory, Plan } from '#contract/tenancy/accounts.contract.ts';

export const accounts = pgTable('accounts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 20_001 }),
  parentId: integer(),
  name: text().notNull(),
  status: text().$type<AccountStatus>().notNull().default('active'),
  type: text().$type<AccountType>().notNull(),
  plan: text().$type<Plan>(),
  /** Defaults to OTHER. */
  category: text().$type<BusinessCategory>().notNull().default('OTHER'),
  billerCode: text(),
  /** The carrier route of its calls; null inherits that of the parent account. */
  highway: text(),
  /** Whether it is billed as a client of its reseller. */
  billingClient: boolean().notNull().default(false),
  country: text().notNull().default('AU'),
  timezone: text().notNull().default('Australia/Sydney'),
  /** Business details from signup: tax number, contact, address. */
  business: jsonb().$type<Record<string, unknown>>(),
  /** The voices of its prompts by language (BCP 47). */
  voices: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  /** Incremented by every change; a change states the version it is based on. */
  version: integer().notNull().default(1),
  /** Soft deletion: suspended for good and hidden, but its calls stay in the reports of the accounts above. */
  deletedAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Closure table of the account tree: one row per ancestor of every account, including itself at depth 0. */
export const accountTree = pgTable(
  'account_tree',
  { ancestorId: integer().notNull(), descendantId: integer().notNull(), depth: integer().notNull() },
  (table) => [primaryKey({ columns: [table.ancestorId, table.descendantId] }), index().on(table.descendantId)],
);

/** Who did what, as whom, and from where. */
export const auditLog = pgTable(
  'audit_log',
  {
    accountId: integer().notNull(),
    id: uuid().notNull().defaultRandom(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    userId: integer(),
    /** The identity that a system user impersonated. */
    asUserId: integer(),
    /** The API key of `userId` that was used. */
    keyId: uuid(),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    address: text(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index().on(table.accountId, table.at.desc())],
);
