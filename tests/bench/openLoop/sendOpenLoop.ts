import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { z } from 'zod';
import { benchCall, type Webhook } from './benchCall.ts';

/**
 * A process that sends `RATE` requests a second for `SECONDS`, however long the responses take, and prints the time from
 * when each was due until it was answered, but for those of the first second, which the process itself needs to warm up. Kinds: the webhooks of calls to `NUMBERS`, or `/healthz`.
 */
const Environment = z.object({
  URL: z.string(),
  KIND: z.enum(['webhooks', 'health']),
  NUMBERS: z.string().transform((numbers) => numbers.split(',')),
  TOKEN: z.string(),
  RATE: z.coerce.number(),
  SECONDS: z.coerce.number(),
});
const { URL: url, KIND, NUMBERS, TOKEN, RATE, SECONDS } = Environment.parse(process.env);
const agent = new Agent({ keepAlive: true });

interface Ready {
  webhook: Webhook;
  call: ReturnType<typeof benchCall> | null;
}

const ready: Ready[] = [];
const milliseconds: number[] = [];
let begun = 0;

/** The next webhook of a call that waits for none, otherwise the first one of a new call. */
function take(): Ready {
  if (KIND === 'health') return { webhook: { address: `${url}/healthz`, form: {} }, call: null };
  const waiting = ready.shift();
  if (waiting) return waiting;
  begun += 1;
  const call = benchCall(url, NUMBERS[begun % NUMBERS.length] ?? '');
  const { value: webhook } = call.next('');
  if (!webhook) throw new Error('a call begins with a webhook');
  return { webhook, call };
}

async function send({ address, form }: Webhook): Promise<string> {
  const target = address.split('#')[0] ?? '';
  const body = KIND === 'health' ? '' : new URLSearchParams(form).toString();
  const headers = body
    ? {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(Buffer.byteLength(body)),
        'x-twilio-signature': getExpectedTwilioSignature(TOKEN, target, form),
      }
    : {};
  const sent = request(target, { method: body ? 'POST' : 'GET', agent, headers });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  if ((response.statusCode ?? 500) >= 300) throw new Error(`${target} answered ${response.statusCode}: ${text}`);
  return text;
}

async function sendDue(due: number, counts: boolean): Promise<void> {
  const { webhook, call } = take();
  const text = await send(webhook);
  if (counts) milliseconds.push(performance.now() - due);
  const next = call?.next(text);
  if (call && next && !next.done) ready.push({ webhook: next.value, call });
}

const start = performance.now();
const sending: Promise<void>[] = [];
for (let index = 0; index < RATE * SECONDS; index += 1) {
  const due = start + (index * 1000) / RATE;
  if (due > performance.now()) await sleep(due - performance.now());
  sending.push(sendDue(due, index >= RATE));
}
await Promise.all(sending);
process.stdout.write(JSON.stringify({ milliseconds, calls: begun }));
agent.destroy();
