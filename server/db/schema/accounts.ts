import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AccountStatus, AccountType, BusinessCategory, Plan } from '#contract/accounts.contract.ts';

export const accounts = pgTable('accounts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 20_001 }),
  parentId: integer(),
  name: text().notNull(),
  status: text().$type<AccountStatus>().notNull().default('active'),
  type: text().$type<AccountType>().notNull(),
  plan: text().$type<Plan>(),
  /** A coded business category; OTHER when none was told. */
  category: text().$type<BusinessCategory>().notNull().default('OTHER'),
  billerCode: text(),
  /** The carrier route of its calls; null takes that of the account above. */
  highway: text(),
  /** Billed as a client of its reseller. */
  billingClient: boolean().notNull().default(false),
  country: text().notNull().default('AU'),
  timezone: text().notNull().default('Australia/Sydney'),
  /** What a business told of itself at signup: tax number, contact, address. */
  business: jsonb().$type<Record<string, unknown>>(),
  /** Counts every change; a change says which version it read. */
  version: integer().notNull().default(1),
  /** Deleted softly: suspended for good, listed nowhere; what it did stays in the figures of the accounts above. */
  deletedAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** The closure of the account tree: a row for every ancestor of every account, itself included at depth 0. */
export const accountTree = pgTable(
  'account_tree',
  { ancestorId: integer().notNull(), descendantId: integer().notNull(), depth: integer().notNull() },
  (table) => [primaryKey({ columns: [table.ancestorId, table.descendantId] }), index().on(table.descendantId)],
);

/** Who did what, as whom, from where. */
export const auditLog = pgTable(
  'audit_log',
  {
    accountId: integer().notNull(),
    id: uuid().notNull().defaultRandom(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    userId: integer(),
    /** The identity that a system user acted as. */
    asUserId: integer(),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    address: text(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index().on(table.accountId, table.at.desc())],
);
