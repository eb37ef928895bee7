import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TopUpStatus } from '#contract/messaging/autoTopUps.contract.ts';
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

/** When the credit of an account that pays is topped up automatically, and by how much. */
export const autoTopUps = pgTable('auto_top_ups', {
  accountId: integer().primaryKey(),
  active: boolean().notNull(),
  /** Whole minor units of the account's currency, as the amount. */
  below: integer().notNull(),
  amount: integer().notNull(),
  /** After a payment that failed. */
  suspendedUntil: moment(),
  /** Incremented by every change that a person makes. */
  version: integer().notNull().default(1),
});

/** Automatic top-ups whose payment is due, or was. */
export const topUpOrders = pgTable(
  'top_up_orders',
  {
    /** Who pays. */
    accountId: integer().notNull(),
    id: uuid().notNull(),
    /** Whole minor units. */
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text().$type<TopUpStatus>().notNull().default('open'),
    /** Why the payment failed, or what it was. */
    note: text().notNull().default(''),
    openedAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex()
      .on(table.accountId)
      .where(sql`status = 'open'`),
    index().on(table.accountId, table.openedAt.desc()),
  ],
);
