import type { KeyScope } from '#values/keyScope.ts';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/**
 * A login. Its refresh tokens rotate: each carries its generation, and reuse of one from before the current generation
 * revokes the session. Tokens are signed, so nothing here grants access.
 */
export const sessions = pgTable(
  'sessions',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    userId: integer().notNull(),
    /** The generation of the valid refresh token, and when it was issued. */
    generation: integer().notNull().default(1),
    rotatedAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    userAgent: text().notNull().default(''),
    address: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index().on(table.accountId, table.userId)],
);

/** A key with which programs reach one account, found by the hash of its token. It never may more than its creator. */
export const apiKeys = pgTable(
  'api_keys',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    /** The beginning of the token, by which people recognize it. */
    prefix: text().notNull(),
    hash: text().notNull(),
    scopes: text().array().$type<KeyScope[]>().notNull(),
    /** From where it may be used; from anywhere if empty. */
    addresses: text().array().notNull().default([]),
    /** Requests a minute; null for as many as a user. */
    perMinute: integer(),
    /** Its creator, and their email then. */
    userId: integer().notNull(),
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index().on(table.hash)],
);

/** Every attempt to log in as a known user. */
export const loginEvents = pgTable(
  'login_events',
  {
    accountId: integer().notNull(),
    id: uuid().notNull().defaultRandom(),
    userId: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    outcome: text().$type<'loggedIn' | 'wrongPassword' | 'wrongCode' | 'throttled'>().notNull(),
    address: text().notNull(),
    userAgent: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index().on(table.accountId, table.at.desc())],
);

/** A code sent by SMS, or a login waiting for its second factor. Only hashes are stored. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    userId: integer().notNull(),
    purpose: text().notNull(),
    hash: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    attempts: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index().on(table.accountId, table.userId)],
);

/** Single-use codes that replace a lost second factor. Hashed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: integer().notNull(),
    userId: integer().notNull(),
    hash: text().notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.userId, table.hash] })],
);

/** A browser that needs no second factor for 30 days. */
export const trustedDevices = pgTable(
  'trusted_devices',
  {
    accountId: integer().notNull(),
    id: uuid().notNull(),
    userId: integer().notNull(),
    hash: text().notNull(),
    userAgent: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), index().on(table.accountId, table.userId)],
);

/** A link in an email (invitation, password reset, signup …), found by the hash of its token. */
export const links = pgTable(
  'links',
  {
    accountId: integer().notNull(),
    id: uuid().notNull().defaultRandom(),
    hash: text().notNull(),
    kind: text().$type<'invite' | 'reset' | 'confirmEmail' | 'signup' | 'report'>().notNull(),
    userId: integer(),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), unique().on(table.hash)],
);
