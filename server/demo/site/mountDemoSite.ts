import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { found } from '../../kernel/found.ts';
import type { CallPlayer, CallScript } from '../../telephony/calls/callScript.ts';
import { demoPage, demoSite } from './demoSite.ts';
import { findSiteCode } from './siteRows.ts';

interface DemoSiteParts {
  now: () => Date;
  /** Null with a real carrier: then people dial the number themselves. */
  carrier: CallPlayer | null;
}

const Called = z.object({ to: PhoneNumber });
const shown = new Set<string>([...demoSite.pool, demoSite.others]);

/** A page of a customer, which the page’s own policy would not let load the code of a website. */
const ofCustomer = { helmet: false, schema: { hide: true } } as const;

/** The website of the demo: a page with the code of its website, and a phone that calls the number on it. */
export function mountDemoSite(app: FastifyInstance, db: Db, { now, carrier }: DemoSiteParts): void {
  const limit = app.createRateLimit({ max: 10, timeWindow: 60_000, keyGenerator: ({ ip }) => `demo-site:${ip}` });

  app.get(demoSite.path, ofCustomer, async (_, reply) => {
    const code = found(await findSiteCode(db));
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(demoPage(code));
  });

  app.post(`${demoSite.path}/calls`, ofCustomer, async (request, reply) => {
    const used = await limit(request);
    if (!used.isAllowed && used.isExceeded) throw new AppError('TOO-MANY-REQUESTS', { retryAfter: used.ttlInSeconds });
    const called = Called.safeParse(request.body);
    if (!called.success || !shown.has(called.data.to)) throw new AppError('INVALID-DID');
    if (!carrier) throw new AppError('NOT-CONFIGURED');
    await carrier.placeCall(callerOf(called.data.to, now()), { start: now().getTime(), speed: 1 });
    return reply.code(204).send();
  });
}

/** Somebody new, who presses 1 and talks for a while. */
function callerOf(to: string, now: Date): CallScript {
  const from = `+614915${String(now.getTime() % 100_000).padStart(5, '0')}`;
  const agentAt = () => ({ kind: 'answers', after: 3, keys: '1', talk: 20, hangsUpFirst: false }) as const;
  return { from, to, keys: ['1'], hangsUp: null, messageSeconds: null, agentAt };
}
