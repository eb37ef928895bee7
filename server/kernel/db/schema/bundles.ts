import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { BundleAddress, BundleHolder, BundlePlace, BundleState } from '#values/bundle.ts';

/** A document of a bundle. `id` is that of its file. */
export interface KeptDocument {
  id: string;
  /** The id of what it proves. */
  requirement: string;
  type: string;
  name: string;
  fields: Record<string, string>;
}

/** What a carrier has of a bundle so far, by its own ids. */
export interface BundleProgress {
  address?: string;
  holder?: string;
  /** By our id. */
  documents?: Record<string, string>;
  bundle?: string;
}

/** What accounts prove to regulators, to rent numbers of a network in a country. */
export const bundles = pgTable(
  'bundles',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    country: text().notNull(),
    network: text().$type<BundlePlace['network']>().notNull(),
    holder: text().$type<BundleHolder>().notNull(),
    state: text().$type<BundleState>().notNull().default('draft'),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    address: jsonb().$type<BundleAddress>(),
    documents: jsonb().$type<KeptDocument[]>().notNull().default([]),
    /** What the carrier has of it so far, by the carrier's ids. */
    progress: jsonb().$type<BundleProgress>().notNull().default({}),
    reasons: jsonb().$type<string[]>().notNull().default([]),
    validUntil: timestamp({ withTimezone: true }),
    /** When the carrier was asked last. */
    askedAt: timestamp({ withTimezone: true }),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index().on(table.accountId, table.country, table.network),
    index().on(table.state, table.askedAt),
  ],
);
