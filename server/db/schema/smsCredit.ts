import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Micros } from '#values/sms/micros.ts';

const moment = () => timestamp({ withTimezone: true });
/** Ten-thousandths of a minor unit. */
const micros = () => bigint({ mode: 'number' }).$type<Micros>();

/** The price of a segment to a country, for an account that pays. */
export const smsRates = pgTable(
  'sms_rates',
  {
    accountId: integer().notNull(),
    country: text().notNull(),
    price: micros().notNull(),
    refundsUndelivered: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.country] })],
);

/** The SMS credit of an account that pays: the sum of its entries. */
export const smsCredits = pgTable('sms_credits', {
  accountId: integer().primaryKey(),
  balance: micros().notNull(),
  currency: text().notNull(),
});

/** The ledger of SMS credit; only ever appended. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    /** Who pays. */
    accountId: integer().notNull(),
    id: uuid().notNull(),
    kind: text().$type<'top-up' | 'charge' | 'refund'>().notNull(),
    amount: micros().notNull(),
    balance: micros().notNull(),
    currency: text().notNull(),
    /** Whose messages it is for. */
    usedById: integer().notNull(),
    campaignId: uuid(),
    messages: integer().notNull().default(0),
    note: text().notNull().default(''),
    userName: text().notNull().default(''),
    stamp: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index().on(table.accountId, table.stamp.desc(), table.id),
  ],
);

/** The credit below which an account that pays is warned. */
export const creditWarnings = pgTable('credit_warnings', {
  accountId: integer().primaryKey(),
  /** Whole minor units of the account's currency. */
  below: integer().notNull(),
});
