import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
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
import type { NumberTarget } from '#flows/core/effects.ts';

/** The places that an account routes calls to. */
export const branches = pgTable(
  'branches',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    code: text().notNull(),
    address: text().notNull(),
    postcode: text().notNull(),
    state: text().notNull(),
    country: text().notNull(),
    lat: doublePrecision(),
    lon: doublePrecision(),
    autoRouting: boolean().notNull().default(true),
    /** Not read: calls count for the account of their number (decision 138). Kept because upgrades keep every value. */
    forceAccount: integer(),
    locationId: uuid(),
    targets: jsonb().$type<NumberTarget[]>().notNull(),
    timeout: integer().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('branches_code').on(table.accountId, sql`lower(${table.code})`),
  ],
);

/** Location routings: a set of branches with a mapping of postcodes. */
export const locations = pgTable(
  'locations',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    ivrMessage: text().notNull(),
    ivrDigits: integer().notNull(),
    ivrAttempts: integer().notNull(),
    postcodePrompt: boolean().notNull(),
    geoLocation: boolean().notNull(),
    mobileLocation: boolean().notNull(),
    mapUpdatedAt: timestamp({ withTimezone: true }),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

/** The rows of the mappings: for each postcode, the branch chosen by people and the one chosen by its place. */
export const locationPostcodes = pgTable(
  'location_postcodes',
  {
    accountId: integer().notNull(),
    locationId: uuid().notNull(),
    postcode: text().notNull(),
    specified: uuid(),
    automatic: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.locationId, table.postcode] }),
    index().on(table.accountId, table.specified),
    index().on(table.accountId, table.automatic),
  ],
);
