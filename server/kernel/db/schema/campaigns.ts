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
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Canary, Quote, SendingHours } from '#contract/messaging/campaign.ts';
import type { Micros } from '#values/sms/micros.ts';
import type { MissingField } from '#values/sms/messageText.ts';
import type { CampaignStatus, ExclusionReason, PauseReason } from '#values/sms/messageWords.ts';

const moment = () => timestamp({ withTimezone: true });

/** Campaign lists. */
export const smsLists = pgTable(
  'sms_lists',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    total: integer().notNull().default(0),
    fields: text().array().notNull().default([]),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
    version: integer().notNull().default(1),
    /** Incremented when contacts are added or removed; a quote remembers it. */
    contactsVersion: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), unique().on(table.accountId, table.name)],
);

export const smsContacts = pgTable(
  'sms_contacts',
  {
    accountId: integer().notNull(),
    listId: uuid().notNull(),
    /** E.164. */
    msisdn: text().notNull(),
    id: uuid().notNull().defaultRandom(),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    /** Of the number; null if no plan has it. */
    country: text(),
    landline: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.listId, table.msisdn] })],
);

export const campaigns = pgTable(
  'campaigns',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    /** By which people refer to it. */
    code: text().notNull(),
    name: text().notNull(),
    status: text().$type<CampaignStatus>().notNull().default('saved'),
    pauseReason: text().$type<PauseReason>(),
    sender: text(),
    content: text().notNull(),
    lists: uuid().array().notNull(),
    numbers: text().array().notNull(),
    country: text(),
    missing: jsonb().$type<Record<string, MissingField>>().notNull(),
    optOutText: text().notNull(),
    startAt: moment(),
    hours: jsonb().$type<z.infer<typeof SendingHours>>(),
    /** Why it may go out outside legal hours. */
    hoursReason: text(),
    canary: jsonb().$type<z.infer<typeof Canary>>(),
    skipUnrated: boolean().notNull(),
    quoteId: uuid(),
    /** Promised by the quote that was used; the cost in ten-thousandths of a minor unit. */
    targets: integer(),
    concatenation: integer(),
    cost: bigint({ mode: 'number' }).$type<Micros>(),
    /** Who pays, once it was started. */
    payerId: integer(),
    inList: integer().notNull().default(0),
    /** Whether the canary's outcome was judged. */
    canaryDone: boolean().notNull().default(false),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
    startedAt: moment(),
    endedAt: moment(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique().on(table.accountId, table.code),
    index().on(table.accountId, table.createdAt.desc()),
    index('campaigns_running')
      .on(table.status)
      .where(sql`status in ('scheduled', 'sending', 'paused')`),
  ],
);

/** What became of the messages of started campaigns, kept as they change. */
export const campaignCounts = pgTable(
  'campaign_counts',
  {
    accountId: integer().notNull(),
    campaignId: uuid().notNull(),
    /** Not handed over, or handed over without an answer yet. */
    open: integer().notNull().default(0),
    processed: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    delivered: integer().notNull().default(0),
    bounced: integer().notNull().default(0),
    blocked: integer().notNull().default(0),
    unknown: integer().notNull().default(0),
    /** Ten-thousandths of a minor unit of `currency`, less what was paid back. */
    charges: bigint({ mode: 'number' }).$type<Micros>().notNull().default(0),
    currency: text(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.campaignId] })],
);

/** Quotes, each with a hash of what it rests on. A used one stays with its campaign. */
export const smsQuotes = pgTable(
  'sms_quotes',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    campaignId: uuid().notNull(),
    quote: jsonb().$type<z.infer<typeof Quote>>().notNull(),
    /** By what may change: recipients, content, sender, rates, opt-outs, hours. */
    hashes: jsonb().$type<Record<string, string>>().notNull(),
    validUntil: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index().on(table.accountId, table.campaignId)],
);

/** Recipients that a campaign left out, and why. The others have messages. */
export const campaignExclusions = pgTable(
  'campaign_exclusions',
  {
    accountId: integer().notNull(),
    campaignId: uuid().notNull(),
    position: integer().notNull(),
    msisdn: text().notNull(),
    reason: text().$type<ExclusionReason>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.campaignId, table.position] })],
);
