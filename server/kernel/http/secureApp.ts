import { createHash } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config/config.ts';
import { AppError } from '../appError.ts';
import { Refusals } from './refusals.ts';
import { subjectOf } from './subjectOf.ts';

/** The hash of the page's one inline style, which comes from react-aria. */
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Whether an access token is one of ours that is still valid; asks no database. */
export type IsSession = (token: string) => Promise<boolean>;

/** Headers, cookies, compression and rate limits. Limits count per process, so each node has its own. */
export async function secureApp(app: FastifyInstance, config: Config, isSession: IsSession): Promise<void> {
  await app.register(fastifyHelmet, {
    // A page has to know when the window closes in which its user agrees to link an account.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", reactAriaStyle],
        workerSrc: ["'self'"],
        // Recordings and pictures are fetched with the access token and shown from memory.
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...gatewayOf(config)],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.PUBLIC_BASE_URL.startsWith('https:'),
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(fastifyCookie);
  await app.register(fastifyCompress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(fastifyRateLimit, {
    max: config.RATE_LIMIT,
    timeWindow: 60_000,
    hook: 'preHandler',
    enableDraftSpec: true,
    keyGenerator: subjectOf,
    // Endpoints, pages and unknown addresses, but neither files nor webhooks nor health checks.
    allowList: ({ routeOptions: { url } }) => url !== undefined && !url.startsWith('/v'),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('TOO-MANY-REQUESTS', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  limitAccounts(app, config);
  limitRefusals(app, config, isSession);
}

/** The one other server to which a page may connect: where web phones register. */
function gatewayOf({ SIP_GATEWAY_URL }: Config): string[] {
  return SIP_GATEWAY_URL === undefined ? [] : [new URL(SIP_GATEWAY_URL).origin];
}

/** How many people of one account may use up their limits at the same time. */
const busyPeople = 5;

/**
 * Limits an account's users and keys together, and its keys together as one of them: more keys are not more requests. The
 * headers of a key’s answers tell the narrowest of its limits.
 */
function limitAccounts(app: FastifyInstance, { RATE_LIMIT }: Config): void {
  const timeWindow = 60_000;
  const ofKey = app.createRateLimit({
    max: ({ auth }) => Math.min(auth?.principal.perMinute ?? RATE_LIMIT, RATE_LIMIT),
    timeWindow,
    keyGenerator: ({ auth }) => `one key:${auth?.principal.keyId}`,
  });
  const ofKeys = app.createRateLimit({
    max: RATE_LIMIT,
    timeWindow,
    keyGenerator: (request) => `keys:${accountOf(request)}`,
  });
  const ofAccount = app.createRateLimit({
    max: busyPeople * RATE_LIMIT,
    timeWindow,
    keyGenerator: (request) => `account:${accountOf(request)}`,
  });
  app.addHook('preHandler', async (request) => {
    if (!request.auth) return;
    const isKey = request.auth.principal.keyId !== undefined;
    for (const limit of isKey ? [ofKey, ofKeys, ofAccount] : [ofAccount]) {
      const used = await limit(request);
      if (used.isAllowed) continue;
      if (isKey && used.remaining < (request.keyLimit?.remaining ?? Infinity)) request.keyLimit = used;
      if (used.isExceeded) throw new AppError('TOO-MANY-REQUESTS', { retryAfter: used.ttlInSeconds });
    }
  });
  app.addHook('onSend', async ({ keyLimit }, reply) => {
    if (!keyLimit) return;
    const { max, remaining, ttlInSeconds } = keyLimit;
    reply.headers({ 'ratelimit-limit': max, 'ratelimit-remaining': remaining, 'ratelimit-reset': ttlInSeconds });
  });
}

/** What is left of a limit for the rest of its minute. */
interface LimitUse {
  max: number;
  remaining: number;
  ttlInSeconds: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of an API key, the limit of which least is left. */
    keyLimit?: LimitUse;
  }
}

function accountOf({ auth }: FastifyRequest): number | undefined {
  return (auth?.principal.actor ?? auth?.principal)?.accountId;
}

/**
 * Refuses an address for the rest of the minute once as many logins and tokens of it were refused as users may ask. Others
 * behind the same address go on: sessions of ours, and keys that were accepted lately.
 */
function limitRefusals(app: FastifyInstance, config: Config, isSession: IsSession): void {
  const refusals = new Refusals(config.RATE_LIMIT);
  const accepted = new LRUCache<string, true>({ max: 10_000, ttl: acceptedMs });
  app.addHook('onRequest', async (request) => {
    const retryAfter = isEndpoint(request) ? refusals.waitOf(request.ip) : undefined;
    if (retryAfter === undefined) return;
    const token = bearerOf(request);
    if (token !== undefined && (accepted.has(hashOf(token)) || (await isSession(token)))) return;
    throw new AppError('TOO-MANY-REQUESTS', { retryAfter });
  });
  app.addHook('onResponse', (request, reply, done) => {
    const token = request.auth?.principal.keyId === undefined ? undefined : bearerOf(request);
    if (token !== undefined) accepted.set(hashOf(token), true);
    if (reply.statusCode === 401 && isEndpoint(request)) refusals.count(request.ip);
    done();
  });
}

const acceptedMs = 86_400_000;
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const bearerOf = ({ headers }: FastifyRequest) => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

const isEndpoint = ({ routeOptions: { url } }: FastifyRequest) => url?.startsWith('/v') ?? false;
