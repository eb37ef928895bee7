import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import pino from 'pino';
import { z } from 'zod';
import type { CallScript } from '../../calls/callScript.ts';
import { LocalCarrier } from './localCarrier.ts';
import { toneWave } from './toneWave.ts';
import { startToEndAt } from './virtualClock.ts';

/**
 * Runs the local carrier as its own process, which outlives the server that it calls. Serves its recordings on
 * `CARRIER_PORT` and calls `TO` until it is stopped.
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
  CALLS_AT_ONCE: z.coerce.number().int().min(1).max(500).default(3),
});

const log = pino();
const parsed = Environment.safeParse(process.env);
if (!parsed.success) {
  process.stderr.write(`${z.prettifyError(parsed.error)}\n`);
  process.exit(1);
}
const environment = parsed.data;
const apiBase = `http://127.0.0.1:${environment.CARRIER_PORT}`;
const carrier = new LocalCarrier({
  accountSid: environment.CARRIER_ACCOUNT_SID,
  authToken: environment.CARRIER_AUTH_TOKEN,
  publicBaseUrl: environment.PUBLIC_BASE_URL.replace(/\/$/, ''),
  apiBase,
  retries: 600,
});

const media = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', apiBase);
  const seconds = Number(searchParams.get('seconds'));
  if (!pathname.startsWith('/recordings/') || !(seconds >= 1)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'audio/wav' });
  response.end(toneWave(Math.round(seconds), searchParams.get('channels') === '2' ? 2 : 1));
}).listen(environment.CARRIER_PORT, '127.0.0.1');

function script(): CallScript {
  const to = environment.TO[randomInt(environment.TO.length)] ?? '';
  return {
    from: `+6149157${randomInt(1e3, 9999)}`,
    to,
    keys: ['1', '1', '1'],
    hangsUp: null,
    messageSeconds: 15,
    agentAt: () => ({
      kind: 'answers',
      after: randomInt(2, 12),
      keys: '1',
      talk: randomInt(20, 180),
      hangsUpFirst: false,
    }),
  };
}

/** Approximate length of a scripted call. */
const aboutSeconds = 160;

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopping = true;
    carrier.stop();
    media.close();
  });

async function callAgain(): Promise<void> {
  while (!stopping)
    try {
      const start = startToEndAt(Date.now(), aboutSeconds, environment.SPEED);
      const placed = await carrier.placeCall(script(), { start, speed: environment.SPEED });
      await placed.ended;
    } catch (error) {
      if (!stopping) log.warn({ err: error }, 'a call broke off');
    }
}

await Promise.all(Array.from({ length: environment.CALLS_AT_ONCE }, callAgain));
