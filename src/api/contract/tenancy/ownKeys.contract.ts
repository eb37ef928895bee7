import { z } from 'zod';
import { AccountId, Uuid } from '#values/ids.ts';
import { endpoint } from '../kernel/endpoint.ts';

const Kind = z.enum(['api', 'exporter']);

/** A key that the user made: of the API, or of an exporter’s feed. */
export const OwnKey = z
  .object({
    kind: Kind,
    /** The key’s, or the exporter’s. */
    id: Uuid,
    account: AccountId,
    accountName: z.string(),
    name: z.string(),
    /** Its beginning. */
    prefix: z.string(),
    lastUsedAt: z.iso.datetime().nullable(),
    /** Null for those of exporters. */
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OwnKey' });
export type OwnKey = z.infer<typeof OwnKey>;

export const ownKeys = {
  listOwnKeys: endpoint({
    method: 'GET',
    path: '/v2/user/me/keys',
    summary: 'List the user’s own API keys and keys of exporters in all accounts, by name',
    access: 'session',
    roles: [],
    credentials: true,
    response: z.array(OwnKey),
  }),
  revokeOwnKey: endpoint({
    method: 'DELETE',
    path: '/v2/user/me/keys/:kind/:id',
    summary: 'Revoke one of the user’s own keys at once; returns the others',
    access: 'session',
    roles: [],
    credentials: true,
    params: z.object({ kind: Kind, id: Uuid }),
    response: z.array(OwnKey),
  }),
};
