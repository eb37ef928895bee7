import { randomUUID } from 'node:crypto';
import twilio from 'twilio';
import { startServer } from '../server/startServer.ts';
import { percentile } from './measure.ts';
import { token } from './openLoop/benchSite.ts';
import type { Figure } from './report.ts';

const concurrent = 50;
const rounds = 20;

/**
 * 50 concurrent callers call the demo's numbers over signed HTTP. Measures the time from webhook to TwiML, compared
 * with `/healthz` of the same server under the same load.
 */
export async function benchWebhooks(): Promise<Figure[]> {
  const server = await startServer({ CARRIER_AUTH_TOKEN: token, CARRIER_ACCOUNT_SID: 'ACbench', LOG_LEVEL: 'error' });
  try {
    const numbers = await demoNumbers(server.url);
    await wave(numbers, server.url, 2);
    const webhook = await wave(numbers, server.url, rounds);
    const bare = await Promise.all(Array.from({ length: concurrent }, () => bareWave(server.url)));
    const floor = percentile(bare.flat(), 0.5);
    return [
      { name: 'webhook to TwiML, 50 calls at once, p50', value: percentile(webhook, 0.5), unit: 'ms' },
      { name: 'webhook to TwiML, 50 calls at once, p99', value: percentile(webhook, 0.99), unit: 'ms' },
      { name: '/healthz under the same load, p50', value: floor, unit: 'ms' },
      { name: 'webhook p50 to /healthz p50', value: percentile(webhook, 0.5) / floor, unit: '×' },
    ];
  } finally {
    await server.stop();
  }
}

/** New calls a second of so many callers at once, each of whom calls `count` times. */
export async function callDemo(url: string, callers: number, count: number): Promise<number> {
  const numbers = await demoNumbers(url);
  const begun = performance.now();
  await wave(numbers, url, count, callers);
  return (callers * count * 1000) / (performance.now() - begun);
}

async function demoNumbers(url: string): Promise<string[]> {
  const login = await fetch(`${url}/v2/token/dashboard/`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('admin@demo.test:trunkline-demo').toString('base64')}` },
  });
  const { access } = (await login.json()) as { access: { token: string } };
  const answer = await fetch(`${url}/v2/number`, { headers: { authorization: `Bearer ${access.token}` } });
  const numbers = (await answer.json()) as { did: string; action: string }[];
  return numbers.filter(({ action }) => action === 'flow').map(({ did }) => did);
}

async function wave(numbers: string[], url: string, count: number, atOnce = concurrent): Promise<number[]> {
  const callers = Array.from({ length: atOnce }, async (_, caller) => {
    const figures: number[] = [];
    for (let round = 0; round < count; round += 1)
      figures.push(await oneCall(numbers[(caller + round) % numbers.length] ?? '', url));
    return figures;
  });
  return (await Promise.all(callers)).flat();
}

async function oneCall(did: string, url: string): Promise<number> {
  const address = `${url}/carrier/voice`;
  const sid = `CA${randomUUID().replaceAll('-', '')}`;
  const form = {
    CallSid: sid,
    AccountSid: 'ACbench',
    From: `+614${Math.floor(10_000_000 + Math.random() * 89_999_999)}`,
    To: did,
    Called: did,
    CallStatus: 'ringing',
    ApiVersion: '2010-04-01',
    Direction: 'inbound',
  };
  const start = performance.now();
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilio.getExpectedTwilioSignature(token, address, form),
    },
    body: new URLSearchParams(form),
  });
  const text = await answer.text();
  if (!answer.ok || !text.includes('<Response>'))
    throw new Error(`webhook answered ${answer.status}: ${text.slice(0, 200)}`);
  return performance.now() - start;
}

async function bareWave(url: string): Promise<number[]> {
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    figures.push(performance.now() - start);
  }
  return figures;
}
