import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openCluster } from '../../server/kernel/db/embedded/openCluster.ts';
import { median, percentile } from './measure.ts';
import { makeCalls } from './calls/makeCalls.ts';
import { answerOf, type BenchSite, startBenchSite, token } from './openLoop/benchSite.ts';
import { readReports, startCampaign } from './openLoop/busyWith.ts';
import { cpuSeconds } from './openLoop/cpuTime.ts';
import type { Figure } from './report.ts';

const rate = Number(process.env['BENCH_RATE'] ?? 100);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 20);
const warmUpSeconds = 4;
const [manyCalls, manyPeople] = [1_000_000, 5000];
const idleForMs = 4000;

/** Figures of one run; CPU times are milliseconds per request. */
interface Load {
  p50: number;
  p99: number;
  server: number;
  database: number;
}

/**
 * 100 webhooks a second of whole calls, sent by another process whether or not earlier ones were answered. The reference
 * is `/healthz` under the same load. Then the same with five integrations, while others flood the server with large bodies, and with a million calls while a
 * campaign goes out and somebody reads reports of a year. With
 * `BENCH_BASELINE`, the folder of another version that was built, that version runs beside ours at last, and both take
 * turns under the load.
 */
export async function benchOpenLoop(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trunkline-bench-'));
  const cluster = await openCluster(folder);
  const connection = { ...cluster.connection, database: 'postgres' };
  try {
    const postmaster = await postmasterOf(connection);
    const site = await startBenchSite(connection, '.');
    try {
      const alone = await underLoad(site, postmaster);
      const flooded = await underFlood(site, postmaster);
      const busy = await underWork(site, postmaster);
      return [...alone, ...flooded, ...busy, ...(await besideBaseline(site, connection, postmaster))];
    } finally {
      await site.server.stop();
    }
  } finally {
    await cluster.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function underLoad(site: BenchSite, postmaster: number): Promise<Figure[]> {
  await load(site, 'webhooks', postmaster, warmUpSeconds);
  const webhooks = await load(site, 'webhooks', postmaster);
  const health = await load(site, 'health', postmaster);
  await addWebhooks(site);
  const followed = await load(site, 'webhooks', postmaster);
  return [
    ...figuresOf(`webhooks, ${rate}/s`, webhooks, 50),
    ...figuresOf(`/healthz, ${rate}/s`, health),
    ...figuresOf(`webhooks that five integrations follow, ${rate}/s`, followed, 50),
    { name: 'p99 with five integrations to none', value: followed.p99 / webhooks.p99, unit: '×' },
  ];
}

/** What they get waits: only a worker delivers. */
async function addWebhooks({ server, account, bearer }: BenchSite): Promise<void> {
  for (let count = 1; count <= 5; count += 1)
    await answerOf(`${server.url}/v2/integration/webhook`, 'PUT', `Bearer ${bearer}`, {
      account,
      name: `System ${count}`,
      url: `https://system-${count}.example.test/`,
    });
}

async function besideBaseline(site: BenchSite, cluster: pg.ClientConfig, postmaster: number): Promise<Figure[]> {
  const root = process.env['BENCH_BASELINE'];
  if (root === undefined) return [];
  const baseline = await startBenchSite(cluster, root);
  const ours: number[] = [];
  const theirs: number[] = [];
  const cpu = async (each: BenchSite) => {
    const { server, database } = await load(each, 'webhooks', postmaster);
    return server + database;
  };
  try {
    await load(baseline, 'webhooks', postmaster, warmUpSeconds);
    for (let turn = 0; turn < 3; turn += 1) {
      ours.push(await cpu(site));
      theirs.push(await cpu(baseline));
    }
  } finally {
    await baseline.server.stop();
  }
  return [
    { name: 'CPU a webhook', value: median(ours), unit: 'ms' },
    { name: "CPU a webhook, the baseline's", value: median(theirs), unit: 'ms' },
    { name: "CPU a webhook to the baseline's", value: median(ours) / median(theirs), unit: '×', budget: 0.5 },
  ];
}

async function underFlood(site: BenchSite, postmaster: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  const floods = {
    '20 bodies of 4 MB a second by strangers': { PER_SECOND: '20' },
    'a flow of 1,000 nodes a second by a user': { PER_SECOND: '1', BEARER: site.bearer, NODES: '1000' },
  };
  for (const [name, environment] of Object.entries(floods)) {
    const flood = run('floodBodies', { URL: site.server.url, ACCOUNT: String(site.account), ...environment });
    await once(flood.stdout ?? flood, 'data');
    const flooded = await load(site, 'webhooks', postmaster);
    flood.kill('SIGKILL');
    await once(flood, 'exit');
    figures.push(...figuresOf(`webhooks beside ${name}`, flooded, 50).slice(0, 2));
  }
  return figures;
}

async function underWork(site: BenchSite, postmaster: number): Promise<Figure[]> {
  const client = new pg.Client(site.database);
  await client.connect();
  await makeCalls(client, manyCalls);
  await client.end();
  const alone = await load(site, 'webhooks', postmaster);
  const stopWorker = await site.startWorker();
  await startCampaign(site, manyPeople);
  const stop = readReports(site);
  const busy = await load(site, 'webhooks', postmaster);
  const reports = await stop();
  await stopWorker();
  return [
    ...figuresOf('webhooks with 1,000,000 calls', alone, 50).slice(0, 2),
    ...figuresOf('webhooks beside a worker with a campaign of 5,000, and reports of 365 days', busy, 150).slice(0, 2),
    { name: 'reports of 365 days read meanwhile', value: reports, unit: '×' },
  ];
}

function figuresOf(name: string, { p50, p99, server, database }: Load, budget?: number): Figure[] {
  return [
    { name: `${name}: p50`, value: p50, unit: 'ms' },
    { name: `${name}: p99`, value: p99, unit: 'ms', ...(budget && { budget }) },
    { name: `${name}: CPU of the server`, value: server, unit: 'ms' },
    { name: `${name}: CPU of the database`, value: database, unit: 'ms' },
  ];
}

async function load(
  { server, numbers }: BenchSite,
  kind: 'webhooks' | 'health',
  postmaster: number,
  length = seconds,
): Promise<Load> {
  const { pid } = server.process;
  if (pid === undefined) throw new Error('the server did not start');
  // What jobs cost anyway, of all servers on the cluster, is not a request's.
  const idle = await idleSeconds([pid, postmaster]);
  const before = [cpuSeconds(pid), cpuSeconds(postmaster)] as const;
  const begun = performance.now();
  const environment = { URL: server.url, KIND: kind, NUMBERS: numbers.join(), TOKEN: token };
  const child = run('sendOpenLoop', { ...environment, RATE: String(rate), SECONDS: String(length) });
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the load ended with ${code}`);
  const lasted = (performance.now() - begun) / 1000;
  const spent = (of: 0 | 1, now: number) => ((now - before[of] - (idle[of] ?? 0) * lasted) * 1000) / (rate * length);
  const { milliseconds } = JSON.parse(printed) as { milliseconds: number[] };
  return {
    p50: percentile(milliseconds, 0.5),
    p99: percentile(milliseconds, 0.99),
    server: spent(0, cpuSeconds(pid)),
    database: spent(1, cpuSeconds(postmaster)),
  };
}

/** Seconds of CPU time a second that processes take without load. */
async function idleSeconds(pids: readonly number[]): Promise<number[]> {
  const before = pids.map(cpuSeconds);
  await sleep(idleForMs);
  return pids.map((pid, index) => ((cpuSeconds(pid) - (before[index] ?? 0)) * 1000) / idleForMs);
}

function run(script: 'sendOpenLoop' | 'floodBodies', environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [...process.execArgv, join(import.meta.dirname, `openLoop/${script}.ts`)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function postmasterOf(connection: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ file: string }>(`select pg_read_file('postmaster.pid') as file`);
  await client.end();
  return Number.parseInt(rows[0]?.file ?? '', 10);
}
