import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true, precision: 3 });

/** A sale as an upload made it. */
export interface StoredSale {
  uploadId: string;
  phone: string;
  /** ISO 8601. */
  soldAt: string;
  /** Minor units of the account’s currency; null if the file didn’t say. */
  amount: number | null;
  currency: string | null;
  stage: string | null;
  callId: number | null;
  callUuid: string | null;
  /** Whether somebody chose the call. */
  byHand: boolean;
}

/** What accounts sold, by their order ids, and the call that each came from. */
export const sales = pgTable(
  'sales',
  {
    accountId: integer().notNull(),
    /** Of the account; without one, what tells the sale apart, after a tilde. */
    orderId: text().notNull(),
    id: uuid().notNull(),
    /** The latest that wrote it. */
    uploadId: uuid().notNull(),
    /** E.164. */
    phone: text().notNull(),
    soldAt: moment().notNull(),
    amount: bigint({ mode: 'number' }),
    currency: text(),
    stage: text(),
    callId: bigint({ mode: 'number' }),
    callUuid: uuid(),
    byHand: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.orderId] }),
    index('sales_call').on(table.accountId, table.callId),
    index('sales_upload').on(table.accountId, table.uploadId),
    index('sales_date').on(table.accountId, table.soldAt.desc()),
    index('sales_unmatched')
      .on(table.accountId, table.soldAt)
      .where(sql`call_id is null`),
  ],
);

/** Uploads of sales. One that was undone stays, without sales. */
export const saleUploads = pgTable(
  'sale_uploads',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    source: text().$type<'csv' | 'xlsx'>().notNull(),
    fileName: text().notNull(),
    /** How many sales it added, changed, and found as they were; how many of all these have a call. */
    added: integer().notNull(),
    changed: integer().notNull(),
    unchanged: integer().notNull(),
    matched: integer().notNull(),
    invalid: integer().notNull(),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
    undoneBy: text(),
    undoneAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** What each sale of an upload was before it, so that it can be undone. */
export const saleChanges = pgTable(
  'sale_changes',
  {
    accountId: integer().notNull(),
    uploadId: uuid().notNull(),
    orderId: text().notNull(),
    /** Null if there was none. */
    before: jsonb().$type<StoredSale>(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.uploadId, table.orderId] }),
    index('sale_changes_order').on(table.accountId, table.orderId),
  ],
);
