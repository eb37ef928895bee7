import { admins } from '#values/roleGroups.ts';
import { z } from 'zod';
import { AddressRanges } from '#values/addressRanges.ts';
import { AccountId, Uuid } from '#values/ids.ts';
import { KeyScope } from '#values/keyScope.ts';
import { longestPassword } from '#values/password.ts';
import { endpoint } from '../kernel/endpoint.ts';

const account = z.object({ account: AccountId });

/** Requests a minute. */
const PerMinute = z.number().int().min(1).max(100_000).nullable();

/** A key with which programs reach one account. Its token is told once, when it is created. */
export const ApiKey = z
  .object({
    id: Uuid,
    account: AccountId,
    name: z.string(),
    /** The beginning of the token. */
    prefix: z.string(),
    scopes: z.array(KeyScope),
    /** From where it may be used; from anywhere if empty. */
    addresses: AddressRanges,
    /** As many requests as a user may make if null, and never more. */
    perMinute: PerMinute,
    /** The email of its creator, whose permissions it cannot exceed. */
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;

export const apiKeys = {
  listApiKeys: endpoint({
    method: 'GET',
    path: '/v2/apikey/:account',
    summary: 'List an account’s API keys that are not revoked, newest first',
    access: 'session',
    roles: admins,
    params: account,
    response: z.array(ApiKey),
  }),
  createApiKey: endpoint({
    method: 'PUT',
    path: '/v2/apikey/:account',
    summary: 'Create an API key; the answer alone holds its token',
    access: 'session',
    roles: admins,
    credentials: true,
    params: account,
    body: z.object({
      name: z.string().trim().min(1).max(100),
      scopes: z.array(KeyScope).min(1).max(KeyScope.options.length),
      addresses: AddressRanges.default([]),
      perMinute: PerMinute.default(null),
      /** How many days it is valid. */
      days: z.number().int().min(1).max(365),
      /** The user’s, since a key outlives the session that makes it. */
      password: z.string().min(1).max(longestPassword),
    }),
    response: z.object({ key: ApiKey, token: z.string() }),
    errors: ['LIMIT-REACHED', 'INVALID-PASSWORD', 'TOO-MANY-REQUESTS'],
  }),
  revokeApiKey: endpoint({
    method: 'DELETE',
    path: '/v2/apikey/:account/:id',
    summary: 'Revoke an API key at once',
    access: 'session',
    roles: admins,
    params: account.extend({ id: Uuid }),
    response: ApiKey,
  }),
};
