import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnalyticsIds } from '#values/analyticsIds.ts';
import type { Device } from '#values/device.ts';
import type { OwnRule, PageNumber, StoredWebsiteStatus, SwapRule, TouchRule, VisitedPage } from '#values/website.ts';

/** A website whose numbers visitors see swapped. Its public `code` is in the address of its snippet. */
export const websites = pgTable(
  'websites',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    code: text().notNull().unique(),
    /** In lower case, without `www.`; hosts below it belong to it. */
    domain: text().notNull(),
    aliases: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    status: text().$type<StoredWebsiteStatus>().notNull(),
    /** Accounts whose numbers it may show as well. */
    shares: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Incremented by every change; a change states the version it is based on. */
    version: integer().notNull().default(1),
    numbers: jsonb().$type<PageNumber[]>().notNull().default([]),
    rules: jsonb().$type<SwapRule[]>().notNull().default([]),
    /** What its owner says about where visitors come from, before all tables. */
    origins: jsonb().$type<OwnRule[]>().notNull().default([]),
    /** For how long a source is remembered that a direct visit does not replace. Days. */
    windowDays: integer().notNull().default(30),
    /** Visits are deleted after this many days. */
    retentionDays: integer().notNull().default(400),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    createdBy: text().notNull(),
    /** When the snippet last asked for numbers. */
    seenAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique().on(table.accountId, table.domain),
    index().on(table.domain),
  ],
);

/** Numbers that visitors of a website take in turn. */
export const webPools = pgTable(
  'web_pools',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    websiteId: uuid().notNull(),
    name: text().notNull(),
    /** The number for visitors for whom none is free (E.164); null leaves the page’s own. */
    overflow: text(),
    /** For how long a number stays with its visitor after the last sign of life. Seconds. */
    holdSeconds: integer().notNull(),
    /** Free numbers that are kept for visitors from ads. */
    reserved: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index().on(table.accountId, table.websiteId)],
);

/** A number of a pool and who holds it. The row’s lock decides when several ask for it. */
export const webPoolNumbers = pgTable(
  'web_pool_numbers',
  {
    accountId: integer().notNull(),
    poolId: uuid().notNull(),
    did: text().notNull().unique(),
    /** The last lease; null before the first. */
    leaseId: uuid(),
    visitorId: uuid(),
    /** The time of the database decides, never that of a server. */
    heldUntil: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`'epoch'`),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.poolId, table.did] }),
    index('web_pool_numbers_rest').on(table.accountId, table.poolId, table.heldUntil),
    uniqueIndex('web_pool_numbers_visitor').on(table.accountId, table.poolId, table.visitorId),
  ],
);

/** A visit to a website, from the first page until the visitor stays away. */
export const webVisits = pgTable(
  'web_visits',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    websiteId: uuid().notNull(),
    visitorId: uuid().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    /** The visit whose source counts: an earlier one of the visitor if this one is direct. */
    creditedId: uuid().notNull(),
    source: text().notNull(),
    medium: text().notNull(),
    campaign: text(),
    keyword: text(),
    content: text(),
    clickIds: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** What Google Analytics calls the visitor and the visit; null where the page had none, or not yet. */
    analytics: jsonb().$type<AnalyticsIds>(),
    landing: text().notNull(),
    referrer: text(),
    /** What told the source, and what it saw. */
    rule: text().$type<TouchRule>().notNull(),
    evidence: text().notNull(),
    device: text().$type<Device>().notNull(),
    /** The pages seen, oldest first; the landing page is the first. */
    pages: jsonb().$type<VisitedPage[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('web_visits_visitor').on(table.accountId, table.visitorId, table.startedAt.desc()),
    index('web_visits_started').on(table.startedAt),
  ],
);

/** A number that a visit was shown: of a pool to it alone, any other to all at once. */
export const webLeases = pgTable(
  'web_leases',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    did: text().notNull(),
    visitId: uuid().notNull(),
    /** Null for a number that is no pool’s. */
    poolId: uuid(),
    from: timestamp({ withTimezone: true }).notNull(),
    /** When the number was given to somebody else. */
    until: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('web_leases_did').on(table.did, table.from.desc()),
    index('web_leases_visit').on(table.accountId, table.visitId),
    index('web_leases_from').on(table.from),
  ],
);

/** What came to a website in an hour; `poolId` is the nil UUID for what concerns no pool. */
export const webHours = pgTable(
  'web_hours',
  {
    accountId: integer().notNull(),
    websiteId: uuid().notNull(),
    poolId: uuid().notNull(),
    /** The start of the hour. */
    hour: timestamp({ withTimezone: true }).notNull(),
    visits: integer().notNull().default(0),
    overflowed: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.websiteId, table.poolId, table.hour] })],
);

/** When visitors of a website call, as its calls taught. Rates are calls a minute. */
export const webCallRates = pgTable(
  'web_call_rates',
  {
    accountId: integer().notNull(),
    websiteId: uuid().notNull(),
    during: real().notNull(),
    after: real().array().notNull(),
    stray: real().notNull(),
    calls: integer().notNull(),
    learntAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.websiteId] })],
);
