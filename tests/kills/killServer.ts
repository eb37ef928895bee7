import { noPlaces } from '../builders/api/noPlaces.ts';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { twilioCalls } from '../../server/carriers/twilioCalls.ts';
import type { Db } from '../../server/kernel/db/executor.ts';
import { flows, flowVersions } from '../../server/kernel/db/schema/routing.ts';
import { seededRandom } from '../../server/demo/seededRandom.ts';
import { judgesCalls } from '../../server/powerups/smartTags/judgesCalls.ts';
import { callSubscribersOf, startSubscribersOf } from '../../server/subscribers.ts';
import { allJobs } from '../../server/jobs.ts';
import { openJobs } from '../../server/kernel/jobs/openJobs.ts';
import { CompiledFlows } from '../../server/telephony/callHandling/compiledFlows.ts';
import { RecentCalls } from '../../server/telephony/callHandling/recentCalls.ts';
import { KnownFallbacks } from '../../server/telephony/flows/knownFallbacks.ts';
import { reconcileCalls } from '../../server/telephony/callHandling/reconcileCalls.ts';
import { benchFlow } from '../bench/openLoop/benchFlow.ts';
import { anAccount } from '../builders/api/anAccount.ts';
import { aNumber } from '../builders/api/aNumber.ts';
import { freePort } from '../server/freePort.ts';
import { ready } from '../server/startServer.ts';
import { startCarrier, type ToldCall } from './carrierProcess.ts';
import { compareCalls, type Verdict } from './compareCalls.ts';

export interface KillRun {
  rounds: number;
  /** Decides when the server is killed. */
  seed: number;
  databaseUrl: string;
  callsAtOnce?: number;
  /** How many calls to have at least. */
  leastCalls?: number;
  log?: (text: string) => void;
}

interface Calling extends KillRun {
  /** The number that is called. */
  to: string;
  /** A module that the server loads before all else, and what it needs. */
  preload?: string;
  environment?: Record<string, string>;
  /** Runs when all calls have ended, while the server goes on. */
  afterwards?: () => Promise<void>;
}

export const token = 'the-token-of-the-carrier';
export const accountSid = 'AC00000000000000000000000000local';
export const targets = { '+61398765401': 'Anna', '+61398765402': 'Ben' };
/** Longer than calls may be silent and callbacks late. */
const afterwardsMs = 10 * 60_000;

/**
 * Kills the built server again and again while a carrier in its own process has calls with it and tries each webhook
 * twice only. At the end lets the calls end, runs the reconcile job and compares the log with the carrier's.
 */
export async function killServer(db: Db, run: KillRun): Promise<Verdict> {
  const ended = await callThroughKills(db, { ...run, to: await aRingingNumber(db) });
  return compareCalls(db, ended, targets);
}

/** What the carrier says of the calls that it had with a server that is killed again and again. */
export async function callThroughKills(db: Db, run: Calling): Promise<ToldCall[]> {
  const { rounds, seed, databaseUrl, to, preload, callsAtOnce = 20, leastCalls = 0, log = () => undefined } = run;
  const [port, carrierPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const apiBase = `http://127.0.0.1:${carrierPort}`;
  const environment = {
    PORT: String(port),
    PUBLIC_BASE_URL: url,
    DATABASE_URL: databaseUrl,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'trunkline-kills-')),
    CARRIER_AUTH_TOKEN: token,
    CARRIER_ACCOUNT_SID: accountSid,
    CARRIER_API_BASE: apiBase,
    DEMO: 'off',
    LOG_LEVEL: 'error',
    ...run.environment,
  };
  let server = await startServer(environment, url, preload);
  const carrier = startCarrier({
    ...environment,
    CARRIER_PORT: String(carrierPort),
    TO: to,
    SPEED: '40',
    TRIES: '2',
    CALLS_AT_ONCE: String(callsAtOnce),
    STAY: 'on',
  });
  try {
    const random = seededRandom(seed);
    for (let round = 1; round <= rounds; round += 1) {
      await sleep(1000 + random() * 4000);
      server.kill('SIGKILL');
      await once(server, 'exit');
      server = await startServer(environment, url, preload);
      log(`${round}: ${carrier.calls.length} calls ended`);
    }
    while (carrier.calls.length < leastCalls) await sleep(1000);
    await carrier.finish();
    await reconcile(db, apiBase);
    await run.afterwards?.();
    return carrier.calls;
  } finally {
    server.kill('SIGKILL');
    carrier.child.kill('SIGKILL');
  }
}

/** A number whose flow rings two targets one after the other, and records. */
export async function aRingingNumber(db: Db, parentId?: number): Promise<string> {
  const accountId = await anAccount(db, { parentId });
  const id = randomUUID();
  const changed: Record<string, object> = { start: { recording: true }, ring: { order: 'inOrder', timeout: 15 } };
  const nodes = benchFlow.nodes.map((node) => ({ ...node, settings: { ...node.settings, ...changed[node.id] } }));
  const document = { ...benchFlow, nodes };
  const at = new Date();
  const draft = { name: document.name, draft: document, publishedVersion: 1, changed: false, updatedAt: at };
  await db.insert(flows).values({ accountId, id, ...draft });
  await db.insert(flowVersions).values({ accountId, flowId: id, version: 1, document, publishedAt: at });
  return (await aNumber(db, accountId, { action: 'flow', actionId: id })).did;
}

export async function startServer(environment: Record<string, string>, url: string, preload?: string) {
  const before = preload === undefined ? [] : ['--import', preload];
  const child = spawn(process.execPath, [...before, 'dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await ready(url, child);
  return child;
}

export async function reconcile(db: Db, apiBase: string): Promise<void> {
  const log = pino({ level: 'warn' });
  const jobs = await openJobs(db, log, allJobs);
  const flows = new CompiledFlows();
  const nothing = () => undefined;
  const context = {
    db,
    flows,
    recent: new RecentCalls(),
    fallbacks: new KnownFallbacks(),
    places: noPlaces,
    changed: nothing,
    strayCall: nothing,
    subscribers: callSubscribersOf({ db, jobs, flows, now: () => new Date() }),
    judge: judgesCalls({ db }),
    startSubscribers: startSubscribersOf({ db, now: () => new Date() }),
    emit: () => Promise.resolve(),
    jobs,
  };
  const carrier = twilioCalls({ accountSid, authTokens: [token], apiBase }, apiBase, log);
  await reconcileCalls(context, carrier, new Date(Date.now() + afterwardsMs));
  await jobs.close();
}
