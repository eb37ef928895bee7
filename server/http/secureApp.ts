import { createHash } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../services/appError.ts';

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
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
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
    allowList: (request) => !(request.routeOptions.url?.startsWith('/v') ?? false),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('TOO-MANY-REQUESTS', { retryAfter: Math.ceil(ttl / 1000) }),
  });
}

/** The rate limit key: the user after login, the address before. */
function subjectOf(request: FastifyRequest): string {
  const principal = request.auth?.principal;
  return principal
    ? `user:${(principal.actor ?? principal).userId}`
    : `address:${createHash('sha256').update(request.ip).digest('base64url')}`;
}
