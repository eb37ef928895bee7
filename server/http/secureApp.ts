import { createHash } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../services/appError.ts';
import { Refusals } from './refusals.ts';

/** The hash of the page's one inline style, which comes from react-aria. */
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Headers, cookies, compression and rate limits. Limits count per process, so each node has its own. */
export async function secureApp(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(fastifyHelmet, {
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
  limitRefusals(app, config);
}

/** The one other server to which a page may connect: where web phones register. */
function gatewayOf({ SIP_GATEWAY_URL }: Config): string[] {
  return SIP_GATEWAY_URL === undefined ? [] : [new URL(SIP_GATEWAY_URL).origin];
}

/** Refuses an address for the rest of the minute once as many logins and tokens of it were refused as users may ask. */
function limitRefusals(app: FastifyInstance, config: Config): void {
  const refusals = new Refusals(config.RATE_LIMIT);
  app.addHook('onRequest', (request, _reply, done) => {
    const retryAfter = isEndpoint(request) ? refusals.waitOf(request.ip) : undefined;
    done(retryAfter === undefined ? undefined : new AppError('TOO-MANY-REQUESTS', { retryAfter }));
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 401 && isEndpoint(request)) refusals.count(request.ip);
    done();
  });
}

const isEndpoint = ({ routeOptions: { url } }: FastifyRequest) => url?.startsWith('/v') ?? false;

/** The rate limit key: the key or the user after login, the address before. */
function subjectOf(request: FastifyRequest): string {
  const principal = request.auth?.principal;
  if (principal?.keyId !== undefined) return `key:${principal.keyId}`;
  return principal
    ? `user:${(principal.actor ?? principal).userId}`
    : `address:${createHash('sha256').update(request.ip).digest('base64url')}`;
}
