import { z } from 'zod';
import { AccountId, Uuid, Version } from '#values/ids.ts';
import { lineText } from '#values/lineText.ts';
import { listOf } from '#values/listRequest.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { admins, configurers } from '#values/roleGroups.ts';
import { OwnRule, PageNumber, SwapRule, WebsiteDomain, WebsiteStatus } from '#values/website.ts';
import { endpoint } from '../kernel/endpoint.ts';

/** The part of a website’s address that names its snippet: `/s/{code}.js`. */
export const WebsiteCode = z.string().regex(/^[a-z0-9]{12}$/, { error: 'code' });

const poolRules = {
  name: lineText(60).min(1),
  /** The number for visitors for whom none is free; null leaves the page’s own. */
  overflow: PhoneNumber.nullable(),
  /** For how long a number stays with its visitor after the last sign of life. */
  holdMinutes: z.number().int().min(1).max(1440),
  /** Free numbers that are kept for visitors from ads. */
  reserved: z.number().int().min(0).max(100),
};

/** Numbers that visitors take in turn. `held` is how many have a visitor now. */
export const Pool = z
  .object({ id: Uuid, ...poolRules, name: z.string(), numbers: z.array(z.string()), held: z.number().int() })
  .meta({ id: 'Pool' });
export type Pool = z.infer<typeof Pool>;

const own = {
  domain: z.string(),
  aliases: z.array(z.string()),
  numbers: z.array(PageNumber),
  rules: z.array(SwapRule),
  origins: z.array(OwnRule),
  windowDays: z.number().int(),
  retentionDays: z.number().int(),
  /** Accounts whose numbers it may show as well, and whose calls it may explain. */
  shares: z.array(AccountId),
};

/**
 * A website whose numbers visitors see swapped. `seenAt` is when its snippet last asked for numbers. `windowDays`: a direct
 * visit replaces no source that is so new. `retentionDays`: visits are deleted afterwards. Changes must send the `version` they read.
 */
export const Website = z
  .object({
    code: z.string(),
    account: AccountId,
    accountName: z.string(),
    status: WebsiteStatus,
    version: Version,
    ...own,
    pools: z.array(Pool),
    seenAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Website' });
export type Website = z.infer<typeof Website>;

const byCode = z.object({ code: WebsiteCode });

/** A website of another account that waits for those who have its domain. */
export const DomainRequest = z
  .object({
    code: z.string(),
    domain: z.string(),
    accountName: z.string(),
    askedBy: z.string(),
    askedAt: z.iso.datetime(),
    status: WebsiteStatus,
  })
  .meta({ id: 'DomainRequest' });
export type DomainRequest = z.infer<typeof DomainRequest>;

/** What a website may have of each thing. */
export const mostOfWebsite = {
  shares: 100,
  aliases: 20,
  numbers: 50,
  rules: 100,
  pools: 20,
  poolNumbers: 500,
} as const;

export const websites = {
  listWebsites: endpoint({
    method: 'GET',
    path: '/v2/web/all',
    summary: 'List the websites of my accounts by domain',
    access: 'session',
    roles: configurers,
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.array(Website),
  }),
  listDomainRequests: endpoint({
    method: 'GET',
    path: '/v2/web/requests',
    summary: 'List the accounts that ask to use a domain of my accounts, oldest first',
    access: 'session',
    roles: admins,
    response: z.array(DomainRequest),
  }),
  answerDomainRequest: endpoint({
    method: 'POST',
    path: '/v2/web/requests/:code',
    summary: 'Let another account use a domain of mine, or refuse it',
    access: 'session',
    roles: admins,
    params: byCode,
    body: z.object({ approve: z.boolean() }),
    response: DomainRequest,
  }),
  getWebsite: endpoint({
    method: 'GET',
    path: '/v2/web/:code',
    summary: 'Get a website',
    access: 'session',
    roles: configurers,
    params: byCode,
    response: Website,
  }),
  createWebsite: endpoint({
    method: 'PUT',
    path: '/v2/web',
    summary: 'Add a website; it waits if another account has the domain',
    access: 'session',
    roles: configurers,
    body: z.object({ account: AccountId, domain: WebsiteDomain }),
    perMinute: 30,
    response: Website,
    errors: ['ALREADY-EXISTS', 'ACCESS_DENIED_ACCOUNT', 'LIMIT-REACHED'],
  }),
  changeWebsite: endpoint({
    method: 'POST',
    path: '/v2/web/:code',
    summary: 'Replace what a website says: aliases, numbers, swap rules, own rules',
    access: 'session',
    roles: configurers,
    params: byCode,
    body: z
      .object({
        version: Version,
        aliases: z.array(WebsiteDomain).max(mostOfWebsite.aliases),
        numbers: z.array(PageNumber).max(mostOfWebsite.numbers),
        rules: z.array(SwapRule).max(mostOfWebsite.rules),
        origins: z.array(OwnRule).max(mostOfWebsite.rules),
        windowDays: z.number().int().min(1).max(365),
        retentionDays: z.number().int().min(1).max(1100),
        /** Left out, they stay. Numbers of accounts that are taken away are shown no longer. */
        shares: z.array(AccountId).max(mostOfWebsite.shares).optional(),
        /** How many accounts are taken away, typed as confirmation. */
        accounts: z.number().int().optional(),
      })
      .refine(({ windowDays, retentionDays }) => windowDays <= retentionDays, {
        error: 'a source is remembered no longer than visits are kept',
        path: ['windowDays'],
      }),
    response: Website,
    errors: ['STALE-VERSION', 'ALREADY-EXISTS', 'INVALID-DID', 'ACCESS_DENIED_ACCOUNT', 'ACCOUNTS-NOT-CONFIRMED'],
  }),
  deleteWebsite: endpoint({
    method: 'DELETE',
    path: '/v2/web/:code',
    summary: 'Delete a website with its visits; its calls keep what they were attributed to',
    access: 'session',
    roles: configurers,
    params: byCode,
    /** How many accounts it is shared with, typed as confirmation; needed only if there are any. */
    query: z.object({ accounts: z.coerce.number().int().min(0).optional() }),
    response: Website,
    errors: ['ACCOUNTS-NOT-CONFIRMED'],
  }),
  fillPool: endpoint({
    method: 'POST',
    path: '/v2/web/:code/pool',
    summary: 'Size and fill a pool, a new one without `id`; without numbers it is removed',
    access: 'session',
    roles: configurers,
    params: byCode,
    body: z.object({ id: Uuid.optional(), ...poolRules, numbers: z.array(PhoneNumber).max(mostOfWebsite.poolNumbers) }),
    response: Website,
    errors: ['INVALID-DID', 'ALREADY-EXISTS', 'WRONG-STATUS', 'LIMIT-REACHED'],
  }),
};
