import { z } from 'zod';
import { CallRevenue } from '#values/callRevenue.ts';
import { AccountId } from '#values/ids.ts';
import { listOf } from '#values/listRequest.ts';
import { Month } from '#values/month.ts';
import { configurers } from '#values/roleGroups.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { MoneyAmount } from '../kernel/moneyAmount.ts';

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

/** What an account spent on a source in a month. */
export const SourceCost = z
  .object({
    account: AccountId,
    source: z.string(),
    month: Month,
    cost: MoneyAmount,
    changedBy: z.string(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'SourceCost' });
export type SourceCost = z.infer<typeof SourceCost>;

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
  listSourceCosts: endpoint({
    method: 'GET',
    path: '/v2/source/cost',
    summary: 'List what my accounts spent on their sources, month by month, the latest first',
    access: 'session',
    roles: configurers,
    keyScope: 'numbers:read',
    query: z.object({ account: listOf(AccountId).optional() }),
    response: z.array(SourceCost),
  }),
  changeSourceCost: endpoint({
    method: 'PUT',
    path: '/v2/source/cost',
    summary: 'Change what an account spent on a source in a month; null takes it away',
    access: 'session',
    roles: configurers,
    body: z.object({
      account: AccountId,
      source: z.string().min(1).max(100),
      month: Month,
      /** In the currency of the account. */
      cost: CallRevenue.nullable(),
    }),
    response: z.object({ account: AccountId, source: z.string(), month: Month, cost: MoneyAmount.nullable() }),
    errors: ['NOT-FOUND', 'WRONG-CURRENCY'],
  }),
};
