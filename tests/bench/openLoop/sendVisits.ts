import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/**
 * A process in which `RATE` new visitors a second open a page of a website for `SECONDS`, however long the responses take, from many
 * addresses. Prints the time from when each was due until it was answered, but for those of the first second, and how many
 * got a number of the pool. `KIND` health asks `/healthz` instead.
 */
const Environment = z.object({
  URL: z.string(),
  KIND: z.enum(['visits', 'health']),
  CODE: z.string(),
  DOMAIN: z.string(),
  /** How many pages there are, each with a pool of its own. */
  POOLS: z.coerce.number(),
  RATE: z.coerce.number(),
  SECONDS: z.coerce.number(),
});
const { URL: url, KIND, CODE, DOMAIN, POOLS, RATE, SECONDS } = Environment.parse(process.env);

/** Each sends no more than a network of visitors may. */
const addresses = Array.from({ length: 60 }, (_, at) => `127.0.0.${at + 2}`);
const agents = addresses.map((localAddress) => new Agent({ keepAlive: true, localAddress }));
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const milliseconds: number[] = [];
let swapped = 0;

async function ask(at: number): Promise<string> {
  const page = `https://${DOMAIN}/roofs${at % POOLS}/?gclid=${at}`;
  const body = KIND === 'health' ? '' : JSON.stringify({ visitor: randomUUID(), page, referrer: '', device: 'mobile' });
  const sent = request(KIND === 'health' ? `${url}/healthz` : `${url}/s/${CODE}/visits`, {
    method: body ? 'POST' : 'GET',
    agent: agents[at % agents.length],
    headers: { 'user-agent': browser, ...(body && { 'content-type': 'text/plain' }) },
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}: ${text}`);
  return text;
}

async function sendDue(at: number, due: number): Promise<void> {
  const text = await ask(at);
  if (at >= RATE) milliseconds.push(performance.now() - due);
  if (text.includes('"to":')) swapped += 1;
}

const start = performance.now();
const sending: Promise<void>[] = [];
for (let at = 0; at < RATE * SECONDS; at += 1) {
  const due = start + (at * 1000) / RATE;
  if (due > performance.now()) await sleep(due - performance.now());
  sending.push(sendDue(at, due));
}
await Promise.all(sending);
process.stdout.write(JSON.stringify({ milliseconds, swapped }));
for (const agent of agents) agent.destroy();
