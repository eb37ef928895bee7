import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { WebsiteCode } from '#contract/attribution/websites.contract.ts';
import { Device } from '#values/device.ts';
import { Uuid } from '#values/ids.ts';
import { storableText } from '#values/storable.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import { type ServedWebsite, ServedWebsites } from '../websites/servedWebsites.ts';
import { HourCounts } from '../visits/hourCounts.ts';
import { keepVisit, numbersBySource, showNumbers } from '../visits/showNumbers.ts';
import { builtSnippet, snippetOf } from './builtSnippet.ts';

const Address = z.string().max(4000).transform(storableText);
const Code = z.object({ code: WebsiteCode });
const VisitParams = Code.extend({ visit: Uuid });
const Page = z.object({ page: Address, referrer: Address.default('') });
/** Its cookies may be somebody’s play; what isn’t one of Google Analytics is left out. */
const ga = z.string().max(2000).catch('').default('');
const NewVisit = Page.extend({ visitor: Uuid.nullable().default(null), device: Device, ga });
const Sign = z.object({ visitor: Uuid, page: Address.nullable().default(null), ga });

interface SnippetOptions {
  now: () => Date;
  /** The built script, if not the usual one. */
  script?: string;
}

/** Any website may load what follows, and needs none of the headers that protect our own pages. */
const forWebsites = { helmet: false, schema: { hide: true } } as const;

/** What a customer’s website asks of us: the snippet, the numbers of a page, and signs of life. Nothing needs a cookie. */
export function mountSnippet(app: FastifyInstance, db: Db, { now, script: given }: SnippetOptions): void {
  const websites = new ServedWebsites(db);
  const hours = new HourCounts(db, (error) => app.log.warn({ err: error }, 'visits could not be counted yet'));
  app.addHook('onClose', () => hours.flush());
  const { script, hash } = given === undefined ? builtSnippet() : snippetOf(given);
  const limit = app.createRateLimit({ max: 600, timeWindow: 60_000, keyGenerator: ({ ip }) => `snippet:${ip}` });

  async function websiteOf(request: FastifyRequest): Promise<ServedWebsite> {
    const used = await limit(request);
    if (!used.isAllowed && used.isExceeded) throw new AppError('TOO-MANY-REQUESTS', { retryAfter: used.ttlInSeconds });
    const { code } = parsed(Code, request.params);
    const served = await websites.find(code);
    return found(served?.website.status === 'active' ? served : undefined);
  }

  /** By a website’s code the script of this version, whichever that is; by its hash this one and no other. */
  app.get('/s/:file', forWebsites, async (request, reply) => {
    const { file = '' } = request.params as { file?: string };
    const isPinned = file === `${hash}.js`;
    if (script === '' || (!isPinned && !/^[a-z0-9]{12}\.js$/.test(file))) throw new AppError('NOT-FOUND');
    const cache = isPinned ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
    return toWebsites(reply, cache).header('etag', `"${hash}"`).type('text/javascript; charset=utf-8').send(script);
  });

  app.get('/s/:code/numbers', forWebsites, async (request, reply) => {
    const served = await websiteOf(request);
    const swaps = numbersBySource(served, parsed(Page, request.query));
    await websites.markSeen(served, now());
    return toWebsites(reply, 'public, max-age=60').send({ swaps });
  });

  app.post('/s/:code/visits', forWebsites, async (request, reply) => {
    const served = await websiteOf(request);
    const reported = parsed(NewVisit, bodyOf(request));
    const at = now();
    const isRobot = robots.test(request.headers['user-agent'] ?? '');
    const answer = isRobot
      ? { swaps: numbersBySource(served, reported) }
      : await showNumbers(db, served, { ...reported, at }, hours);
    await websites.markSeen(served, at);
    return toWebsites(reply, 'no-store').send(answer ?? { swaps: [] });
  });

  app.post('/s/:code/visits/:visit', forWebsites, async (request, reply) => {
    const served = await websiteOf(request);
    const { visit } = parsed(VisitParams, request.params);
    const sign = parsed(Sign, bodyOf(request));
    if (!(await keepVisit(db, served, { visit, ...sign, at: now() }))) throw new AppError('NOT-FOUND');
    return toWebsites(reply, 'no-store').code(204).send();
  });
}

/** Programs that read pages without anybody who could call. */
const robots = /bot\b|bot\/|crawl|spider|slurp|lighthouse|headlesschrome|pagespeed|facebookexternalhit|preview/i;

/** Answers to any website; its own requests never carry anything of ours. */
function toWebsites(reply: FastifyReply, cache: string): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', cache);
}

/** The snippet sends JSON as plain text, for which a browser needs no preflight. */
function bodyOf({ body }: FastifyRequest): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    throw new AppError('INVALID-PAYLOAD');
  }
}

/** @throws AppError INVALID-PAYLOAD */
function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value);
  if (!read.success) throw new AppError('INVALID-PAYLOAD');
  return read.data;
}
