import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { AppError } from '../appError.ts';
import { inTime } from '../inTime.ts';

/** Whoever asks has little patience; a check that takes longer has failed. */
const longestCheckMs = 3000;

/** A dependency that must work for the process to take traffic; rejects when it does not. */
export type ReadinessCheck = () => Promise<void>;

/** Mounts /healthz (liveness), /readyz (readiness) and /metrics (Prometheus). */
export function mountHealth(
  app: FastifyInstance,
  config: Pick<Config, 'SMTP_URL' | 'PUBLIC' | 'METRICS_TOKEN'>,
  checks: Record<string, ReadinessCheck>,
): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'alive' }));

  // Calls work without mail, so a missing mail server is reported but does not fail readiness.
  const mail = config.SMTP_URL === undefined ? 'not configured' : 'configured';
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const outcomes = await Promise.allSettled(
      Object.values(checks).map((check) => inTime(longestCheckMs, check(), () => undefined)),
    );
    const states = Object.keys(checks).map((name, index) => [name, outcomes[index]?.status === 'fulfilled'] as const);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') request.log.warn({ err: outcome.reason as unknown }, 'not ready');
    const ready = states.every(([, works]) => works);
    const status = ready ? 'ready' : 'waiting';
    const details = isOperator(config, request) ? { ...Object.fromEntries(states), mail } : {};
    return reply.code(ready ? 200 : 503).send({ status, ...details });
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isOperator(config, request)) throw new AppError('NOT-FOUND');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Whoever has the token, and on a server that nobody else can reach, anyone. */
function isOperator(
  { PUBLIC, METRICS_TOKEN: token }: Pick<Config, 'PUBLIC' | 'METRICS_TOKEN'>,
  { headers }: FastifyRequest,
): boolean {
  if (!PUBLIC) return true;
  if (token === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
