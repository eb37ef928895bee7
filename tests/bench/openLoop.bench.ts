import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openCluster } from '../../server/db/embedded/openCluster.ts';
import { median, percentile } from './measure.ts';
import { type BenchSite, startBenchSite, token } from './openLoop/benchSite.ts';
import { cpuSeconds } from './openLoop/cpuTime.ts';
import type { Figure } from './report.ts';

const rate = Number(process.env['BENCH_RATE'] ?? 100);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 20);
const warmUpSeconds = 4;
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
 * is `/healthz` under the same load; with `BENCH_BASELINE`, the folder of another version that was built, also that
 * version's CPU time in the same minutes. Then the same while others flood the server with large bodies.
 */
export async function benchOpenLoop(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trunkline-bench-'));
  const cluster = await openCluster(folder);
  const connection = { ...cluster.connection, database: 'postgres' };
  try {
    const postmaster = await postmasterOf(connection);
    const site = await startBenchSite(connection, '.');
    try {
      return [...(await compare(site, connection, postmaster)), ...(await underFlood(site, postmaster))];
    } finally {
      await site.server.stop();
    }
  } finally {
    await cluster.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(site: BenchSite, cluster: pg.ClientConfig, postmaster: number): Promise<Figure[]> {
  const baseline = process.env['BENCH_BASELINE'];
  const other = baseline === undefined ? undefined : await startBenchSite(cluster, baseline);
  const ours: Load[] = [];
  const theirs: Load[] = [];
  const health: Load[] = [];
  try {
    for (const each of [site, ...(other ? [other] : [])]) await load(each, 'webhooks', postmaster, warmUpSeconds);
    for (let run = 0; run < (other ? 3 : 1); run += 1) {
      ours.push(await load(site, 'webhooks', postmaster));
      if (other) theirs.push(await load(other, 'webhooks', postmaster));
      health.push(await load(site, 'health', postmaster));
    }
  } finally {
    await other?.server.stop();
  }
  const cpu = ({ server, database }: Load) => server + database;
  return [
    ...figuresOf(`webhooks, ${rate}/s`, ours, 50),
    ...figuresOf(`/healthz, ${rate}/s`, health),
    ...(other ? figuresOf(`baseline's webhooks, ${rate}/s`, theirs) : []),
    ...(other
      ? [
          {
            name: "CPU a webhook to the baseline's",
            value: of(ours, cpu) / of(theirs, cpu),
            unit: '×',
            budget: 0.5,
          } as const,
        ]
      : []),
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
    figures.push(...figuresOf(`webhooks beside ${name}`, [flooded], 50).slice(0, 2));
  }
  return figures;
}

function figuresOf(name: string, runs: Load[], budget?: number): Figure[] {
  return [
    { name: `${name}: p50`, value: of(runs, ({ p50 }) => p50), unit: 'ms' },
    { name: `${name}: p99`, value: of(runs, ({ p99 }) => p99), unit: 'ms', ...(budget && { budget }) },
    { name: `${name}: CPU of the server`, value: of(runs, ({ server }) => server), unit: 'ms' },
    { name: `${name}: CPU of the database`, value: of(runs, ({ database }) => database), unit: 'ms' },
  ];
}

function of(runs: Load[], figure: (load: Load) => number): number {
  return median(runs.map(figure));
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
