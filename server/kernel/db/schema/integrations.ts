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
import type {
  DeliveredKind,
  DeliveryResult,
  DeliveryState,
  IntegrationType,
  SkipReason,
} from '#values/integrationWords.ts';
import type { OAuthProvider } from '#values/oauthWords.ts';

const moment = () => timestamp({ withTimezone: true });

/** Which events an integration gets: all where a filter is missing. */
export interface IntegrationFilters {
  dids?: string[] | undefined;
  tags?: string[] | undefined;
  kinds?: DeliveredKind[] | undefined;
  /** With those of all accounts below. */
  subAccounts?: boolean | undefined;
}

/** What an event says beyond what it is about. */
export interface DeliveryDetail {
  /** The fields of a call that changed. */
  changed?: string[];
  /** The tags that a call got. */
  tags?: string[];
}

/** What an account sends on to other systems. */
export const integrations = pgTable(
  'integrations',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    type: text().$type<IntegrationType>().notNull(),
    settings: jsonb().$type<object>().notNull().default({}),
    /** Encrypted. */
    secret: text(),
    filters: jsonb().$type<IntegrationFilters>().notNull().default({}),
    /** Since then its deliveries wait. */
    pausedAt: moment(),
    lastResult: text().$type<DeliveryResult>(),
    lastResultAt: moment(),
    /** Since then nothing was delivered and something failed. */
    failingSince: moment(),
    /** When the account was told so. */
    failingToldAt: moment(),
    /** The other system wants nothing before. */
    restsUntil: moment(),
    /** The linked account that it acts in. */
    oauthLinkId: uuid(),
    /** Since then it is paused because it may no longer act there. */
    linkLostAt: moment(),
    createdBy: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index().on(table.accountId, table.type),
    index()
      .on(table.oauthLinkId)
      .where(sql`oauth_link_id is not null`),
  ],
);

/** An event on its way to another system. */
export const deliveries = pgTable(
  'deliveries',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    integrationId: uuid().notNull(),
    /** Where it happened: in the account of the integration, or in one below. */
    ofAccountId: integer().notNull(),
    kind: text().$type<DeliveredKind>().notNull(),
    /** What the event is about, such as the id of a text. */
    subject: text().notNull(),
    /** An integration gets each event once. */
    eventId: text().notNull(),
    /** Ascends with the events of one subject. */
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    detail: jsonb().$type<DeliveryDetail>(),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    /** Why it was skipped. */
    reason: text().$type<SkipReason>(),
    attempts: integer().notNull().default(0),
    nextAt: moment(),
    /** Until then a worker makes an attempt. */
    leasedUntil: moment(),
    /** Host and body of the latest request, without secrets. */
    request: jsonb().$type<{ host: string; body: unknown }>(),
    /** The HTTP status of the latest reply; null without one. */
    status: integer(),
    /** The beginning of it, or why there was none. */
    reply: text(),
    milliseconds: integer(),
    /** What the other system calls that which it made of it. */
    remoteId: text(),
    createdAt: moment().notNull(),
    settledAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique().on(table.accountId, table.integrationId, table.eventId),
    index().on(table.accountId, table.integrationId, table.createdAt),
    index().on(table.accountId, table.subject),
    index().on(table.createdAt),
    index('deliveries_due')
      .on(table.accountId, table.integrationId, table.nextAt, table.seq)
      .where(sql`state = 'waiting'`),
    index('deliveries_in_order')
      .on(table.accountId, table.integrationId, table.subject, table.seq)
      .where(sql`state = 'waiting'`),
  ],
);

/** Accounts at other systems that somebody linked, in which integrations act for them. */
export const oauthLinks = pgTable(
  'oauth_links',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    provider: text().$type<OAuthProvider>().notNull(),
    /** What the provider calls the account. */
    remoteAccount: text().notNull(),
    /** What people call it. */
    username: text().notNull(),
    /** Who linked it. */
    userId: integer().notNull(),
    userEmail: text().notNull(),
    /** Whether accounts below may use it. */
    shared: boolean().notNull().default(false),
    /** Encrypted: the tokens. */
    secret: text().notNull(),
    /** Until then the access token is good. */
    expiresOn: moment().notNull(),
    /** Until then a process renews them. */
    renewingUntil: moment(),
    /** Since then the provider takes none of them. */
    invalidSince: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique().on(table.id),
    unique().on(table.accountId, table.provider, table.remoteAccount),
  ],
);

/** As what accounts, and all below them, ask a provider. */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    accountId: integer().notNull(),
    provider: text().$type<OAuthProvider>().notNull(),
    clientId: text().notNull(),
    /** Encrypted: its secrets. */
    secret: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.provider] })],
);
