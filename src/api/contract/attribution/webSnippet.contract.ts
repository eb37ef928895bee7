import { z } from 'zod';
import { Uuid } from '#values/ids.ts';
import { configurers } from '#values/roleGroups.ts';
import { SnippetProblem, TouchRule } from '#values/website.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { WebsiteCode } from './websites.contract.ts';

/**
 * What a website loads: always the newest version from `address`, or only the one that is served now from `pinned`, which
 * `integrity` describes. `seenAt` is when a page last asked for numbers; `visits` are those of the last day and of 28 days.
 */
export const Snippet = z
  .object({
    address: z.string(),
    pinned: z.string(),
    integrity: z.string(),
    seenAt: z.iso.datetime().nullable(),
    visits: z.object({ day: z.number().int(), month: z.number().int() }),
  })
  .meta({ id: 'Snippet' });
export type Snippet = z.infer<typeof Snippet>;

/** What ADDRESS-REFUSED says of a page that couldn’t be opened; `status` is that of its HTTP answer. */
export const UnopenedPage = z.object({
  field: z.literal('path'),
  wrong: z.enum(['address', 'unresolved', 'connection', 'redirects', 'status', 'type', 'size']),
  status: z.number().optional(),
});
export type UnopenedPage = z.infer<typeof UnopenedPage>;

/**
 * What a page of the website has: how often each of its numbers stands in a text or a link, numbers of others, and what
 * gets in the way. `detail` is the number, host or code that a problem is about.
 */
export const SnippetCheck = z
  .object({
    address: z.string(),
    numbers: z.array(z.object({ number: z.string(), texts: z.number().int(), links: z.number().int() })),
    others: z.array(z.string()),
    problems: z.array(z.object({ problem: SnippetProblem, detail: z.string() })),
  })
  .meta({ id: 'SnippetCheck' });
export type SnippetCheck = z.infer<typeof SnippetCheck>;

/**
 * What a visitor would see who opens `page` from `referrer`: where the visit comes from, and for each number of the website
 * the rule that decides and what it shows. Both are null where the number stays.
 */
export const TestedVisit = z
  .object({
    source: z.string(),
    medium: z.string(),
    campaign: z.string().nullable(),
    keyword: z.string().nullable(),
    landing: z.string(),
    rule: TouchRule,
    evidence: z.string(),
    swaps: z.array(
      z.object({
        number: z.string(),
        rule: Uuid.nullable(),
        shows: z.object({ number: z.string().nullable(), pool: Uuid.nullable() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'TestedVisit' });
export type TestedVisit = z.infer<typeof TestedVisit>;

/** Shares of visitors without a number of their own for which a pool is sized. */
export const sizedFor = [0.05, 0.01, 0.001] as const;

/**
 * How busy a pool was in 28 days. `hours` without visitors are left out. `forecast` is the share of such visitors who would
 * get none of the numbers that the pool has now, `needed` how many numbers it takes for other shares. Null before the first visit.
 */
export const PoolLoad = z
  .object({
    pool: Uuid,
    hours: z.array(z.object({ hour: z.iso.datetime(), visits: z.number().int(), overflowed: z.number().int() })),
    minutesHeld: z.number().nullable(),
    forecast: z.number().nullable(),
    needed: z.array(z.object({ share: z.number(), numbers: z.number().int() })),
  })
  .meta({ id: 'PoolLoad' });
export type PoolLoad = z.infer<typeof PoolLoad>;

const byCode = z.object({ code: WebsiteCode });
const PagePath = z.string().trim().max(500).regex(/^\//, { error: 'path' });
const Address = z.url({ protocol: /^https?$/, error: 'url' }).max(2000);

export const webSnippet = {
  getSnippet: endpoint({
    method: 'GET',
    path: '/v2/web/:code/snippet',
    summary: 'Get what a website loads, and how often pages have asked for numbers',
    access: 'session',
    roles: configurers,
    params: byCode,
    response: Snippet,
  }),
  checkSnippet: endpoint({
    method: 'POST',
    path: '/v2/web/:code/check',
    summary: 'Open a page of a website and say what it has and what gets in the way',
    access: 'session',
    roles: configurers,
    params: byCode,
    body: z.object({ path: PagePath.default('/') }),
    response: SnippetCheck,
    errors: ['ADDRESS-REFUSED'],
    perMinute: 20,
  }),
  testVisit: endpoint({
    method: 'POST',
    path: '/v2/web/:code/test',
    summary: 'Say what a visitor would see who opens a page, and why; nothing is kept',
    access: 'session',
    roles: configurers,
    params: byCode,
    body: z.object({
      page: Address,
      referrer: z.union([z.literal(''), Address]).default(''),
      consent: z.boolean().default(true),
    }),
    response: TestedVisit,
    errors: ['ADDRESS-REFUSED'],
  }),
  listPoolLoads: endpoint({
    method: 'GET',
    path: '/v2/web/:code/load',
    summary: 'Say how busy the pools of a website were, and how many numbers they need',
    access: 'session',
    roles: configurers,
    params: byCode,
    response: z.array(PoolLoad),
  }),
};
