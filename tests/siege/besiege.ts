import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { seededRandom } from '../../server/demo/seededRandom.ts';
import { startServer } from '../server/startServer.ts';
import { assaults } from './assaults.ts';
import type { Seen, Watched } from './watchers.ts';

/** Milliseconds. */
interface Waits {
  count: number;
  p50: number;
  p99: number;
  longest: number;
}

export interface SiegeVerdict {
  assaults: number;
  health: Waits;
  webhooks: Waits;
  /** Answers other than 200 to health checks and webhooks. */
  failed: string[];
  /** Whether the process that was started is the one that still answers. */
  lives: boolean;
  /** What its memory was before, and is a while afterwards, in MB. */
  memory: { before: number; after: number };
}

/** Within this time what was asked for is answered and forgotten. */
const restMs = 5000;
const token = 'the-token-of-the-carrier';

/** Has one login do its worst to one built node with the demo, and watches how long health checks and signed webhooks wait. */
export async function besiege(given: {
  seconds: number;
  seed: number;
  email: string;
  log?: (text: string) => void;
}): Promise<SiegeVerdict> {
  const { seconds, seed, email, log = () => undefined } = given;
  const server = await startServer({ CARRIER_AUTH_TOKEN: token, RATE_LIMIT: '100000' });
  const random = seededRandom(seed);
  try {
    const access = await logIn(server.url, email);
    const account = z
      .object({ account: z.number() })
      .loose()
      .parse(await read(server.url, access, '/user/me')).account;
    const [number] = z.array(z.object({ did: z.string() }).loose()).parse(await read(server.url, access, '/number'));
    const before = residentMb(server.process);
    const watchers = await startWatchers({ url: server.url, did: number?.did ?? '', token, calls: `CA${seed}` });
    const names = Object.keys(assaults);
    const over = AbortSignal.timeout(seconds * 1000);
    let count = 0;
    const attacker = async () => {
      while (!over.aborted) {
        const name = names[Math.floor(random() * names.length)] ?? '';
        log(name);
        count += 1;
        await Promise.allSettled([assaults[name]?.({ url: server.url, token: access, account, signal: over })]);
      }
    };
    await Promise.all([attacker(), attacker(), attacker()]);
    const { health, webhooks, failed } = await watchers.stop();
    const waits = { health: waitsOf(health), webhooks: waitsOf(webhooks) };
    await setTimeout(restMs);
    const memory = { before, after: residentMb(server.process) };
    return { assaults: count, ...waits, failed, lives: server.process.exitCode === null, memory };
  } finally {
    await server.stop();
  }
}

function residentMb({ pid }: ChildProcess): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

async function startWatchers(watched: Watched): Promise<{ stop(): Promise<Seen> }> {
  const child = fork(join(import.meta.dirname, 'watchers.ts'), { execArgv: [] });
  await once(child, 'spawn');
  child.send(watched);
  return {
    async stop() {
      const seen = once(child, 'message');
      child.send('stop');
      const [answer] = (await seen) as [Seen];
      return answer;
    },
  };
}

function waitsOf(waits: number[]): Waits {
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
}

async function logIn(url: string, email: string): Promise<string> {
  const authorization = `Basic ${btoa(`${email}:trunkline-demo`)}`;
  const answer = await fetch(`${url}/v2/token/dashboard/`, { method: 'POST', headers: { authorization } });
  return z.object({ access: z.object({ token: z.string() }) }).parse(await answer.json()).access.token;
}

async function read(url: string, token: string, path: string): Promise<unknown> {
  return (await fetch(`${url}/v2${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
}
