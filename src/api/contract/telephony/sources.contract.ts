import { z } from 'zod';
import { AccountId } from '#values/ids.ts';
import { configurers } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';

const name = z.string().trim().min(1).max(100);

/** Where callers find numbers: what an account’s numbers and calls name, once however it is spelled. */
export const Source = z
  .object({
    account: AccountId,
    source: z.string(),
    /** All spellings, the most used one, which is `source`, first. */
    spellings: z.array(z.string()),
    /** Active numbers that have it. */
    numbers: z.number().int(),
    /** Calls of all time that have it, without tests. */
    calls: z.number().int(),
  })
  .meta({ id: 'Source' });
export type Source = z.infer<typeof Source>;

export const sources = {
  listSources: endpoint({
    method: 'GET',
    path: '/v2/source',
    summary: 'List the sources of my accounts, with how many numbers and calls have each',
    access: 'session',
    roles: configurers,
    keyScope: 'numbers:read',
    response: z.array(Source),
  }),
  renameSource: endpoint({
    method: 'POST',
    path: '/v2/source',
    summary: 'Rename a source in its account’s numbers and calls; the name of another one merges both',
    access: 'session',
    roles: configurers,
    /** All spellings of `source` become `to`, or what the account spells it as. */
    body: z.object({ account: AccountId, source: z.string().min(1).max(100), to: name }),
    /** How many numbers and calls got another text. */
    response: z.object({ source: z.string(), numbers: z.number().int(), calls: z.number().int() }),
    errors: ['NOT-FOUND', 'TOO-MANY-CALLS'],
  }),
};
