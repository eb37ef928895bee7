import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { z } from 'zod';
import type { AgentScript, CallScript } from '../../telephony/calls/callScript.ts';
import { mountCalls } from './callRoutes.ts';
import { LocalCarrier } from './localCarrier.ts';
import { mountMedia } from './mediaRoutes.ts';
import { startToEndAt } from './virtualClock.ts';
import { openLog } from '../../kernel/log/openLog.ts';

/**
 * Runs the local carrier as its own process, which outlives the server that it calls. Serves its recordings and REST API
 * on `CARRIER_PORT` and calls `TO`. The first signal lets its calls end, the second drops them. Logs what happened to
 * each call.
 */
const Environment = z.object({
  PUBLIC_BASE_URL: z.url().default('http://127.0.0.1:4400'),
  CARRIER_ACCOUNT_SID: z.string().default('AC00000000000000000000000000local'),
  CARRIER_AUTH_TOKEN: z
    .string()
    .min(1)
    .transform((tokens) => tokens.split(',')[0] ?? ''),
  CARRIER_PORT: z.coerce.number().int().min(1).max(65_535).default(4401),
  TO: z.string().transform((numbers) => numbers.split(',')),
  SPEED: z.coerce.number().min(1).max(1000).default(1),
  /** How often each webhook is tried. */
  TRIES: z.coerce.number().int().min(1).max(1000).default(601),
  /** Whether to serve requests after all calls have ended, until the second signal. */
  STAY: z.stringbool().default(false),
  CALLS_AT_ONCE: z.coerce.number().int().min(1).max(500).default(3),
});

const log = openLog('info');
const parsed = Environment.safeParse(process.env);
if (!parsed.success) {
  process.stderr.write(`${z.prettifyError(parsed.error)}\n`);
  process.exit(1);
}
const environment = parsed.data;
const apiBase = `http://127.0.0.1:${environment.CARRIER_PORT}`;
const settings = {
  accountSid: environment.CARRIER_ACCOUNT_SID,
  authTokens: [environment.CARRIER_AUTH_TOKEN] as const,
};
const carrier = new LocalCarrier({
  accountSid: environment.CARRIER_ACCOUNT_SID,
  authToken: environment.CARRIER_AUTH_TOKEN,
  publicBaseUrl: environment.PUBLIC_BASE_URL.replace(/\/$/, ''),
  apiBase,
  retries: environment.TRIES - 1,
});

const app = Fastify();
mountCalls(app, { settings, carrier, prefix: '' });
mountMedia(app, settings, '');
await app.listen({ host: '127.0.0.1', port: environment.CARRIER_PORT });

/** What callers and agents do: most calls are answered, some are not, and some callers hang up while it rings. */
function script(): CallScript {
  const to = environment.TO[randomInt(environment.TO.length)] ?? '';
  return {
    from: `+6149157${randomInt(1e3, 9999)}`,
    to,
    keys: ['1', '1', '1'],
    hangsUp: randomInt(10) === 0 ? { during: 'ringing', after: 2 } : null,
    messageSeconds: randomInt(5) === 0 ? null : 15,
    agentAt: agent,
  };
}

function agent(): AgentScript {
  const dice = randomInt(10);
  if (dice === 0) return { kind: 'busy' };
  if (dice <= 2) return { kind: 'noAnswer' };
  return { kind: 'answers', after: randomInt(3, 12), keys: '1', talk: randomInt(20, 180), hangsUpFirst: dice === 3 };
}

/** Approximate length of a scripted call. */
const aboutSeconds = 160;

let stopping = false;
const dropped = Promise.withResolvers<void>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping) {
      carrier.stop();
      dropped.resolve();
    }
    stopping = true;
  });

async function callAgain(): Promise<void> {
  while (!stopping)
    try {
      const start = startToEndAt(Date.now(), aboutSeconds, environment.SPEED);
      const placed = await carrier.placeCall(script(), { start, speed: environment.SPEED });
      await placed.ended;
      logCall(placed.callSid);
    } catch (error) {
      if (!stopping) log.warn({ err: error }, 'a call broke off');
      await sleep(100);
    }
}

function logCall(callSid: string): void {
  const channel = carrier.findChannel(callSid);
  if (!channel) return;
  const { status, startedAt, endedAt, failed, legs, recordings, script: played } = channel;
  const reported = legs.map(({ sid, number, status: end, seconds, talked }) => ({
    sid,
    number,
    status: end,
    seconds,
    talked,
  }));
  const times = { startedAt, endedAt, seconds: Math.round(((endedAt ?? startedAt) - startedAt) / 1000) };
  log.info(
    { callSid, from: played.from, to: played.to, status, ...times, failed, legs: reported, recordings },
    'a call ended',
  );
}

await Promise.all(Array.from({ length: environment.CALLS_AT_ONCE }, callAgain));
log.info('all calls ended');
if (environment.STAY) await dropped.promise;
await app.close();
