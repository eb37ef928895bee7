import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { deleteOldVisits } from '../../server/attribution/visits/deleteOldVisits.ts';
import { openCluster } from '../../server/kernel/db/embedded/openCluster.ts';
import { percentile } from './measure.ts';
import { answerOf, type BenchSite, startBenchSite } from './openLoop/benchSite.ts';
import { cpuSeconds } from './openLoop/cpuTime.ts';
import type { Figure } from './report.ts';

const rate = 500;
const seconds = 20;
const slowRate = 100;
/** Enough for each visitor of all runs to have one. */
const poolNumbers = 40_000;
const oldVisits = 200_000;
const domain = 'bench.example';

interface Run {
  p50: number;
  p99: number;
  /** Milliseconds of CPU time of the server a visit. */
  server: number;
  swapped: number;
}

/**
 * New visitors of a website, 500 a second, each of whom gets a number of a pool; the reference is `/healthz` under the same load.
 * Then what their visits take in the database, and the load again while old ones are deleted.
 */
export async function benchVisits(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'trunkline-bench-'));
  const cluster = await openCluster(folder);
  try {
    const site = await startBenchSite({ ...cluster.connection, database: 'postgres' }, '.');
    const client = new pg.Client(site.database);
    await client.connect();
    try {
      const code = await aPooledWebsite(site, client);
      const load = (kind: 'visits' | 'health', perSecond: number, length = seconds) =>
        underLoad(site, { kind, code, perSecond, length });
      await load('visits', slowRate, 4);
      const before = await sizesOf(client);
      const visits = await load('visits', rate);
      const sizes = await sizesOf(client);
      const health = await load('health', rate);
      const slow = await load('visits', slowRate);
      await makeOldVisits(client, site.account);
      const pool = new pg.Pool({ ...site.database, max: 2 });
      const began = performance.now();
      const [beside, deleted] = await Promise.all([
        load('visits', slowRate),
        deleteOldVisits(drizzle(pool, { casing: 'snake_case' }), new Date()).then(() => performance.now() - began),
      ]);
      await pool.end();
      const million = 1_000_000 / (sizes.visits - before.visits);
      return [
        ...figuresOf(`new visitors, ${rate}/s`, visits, 30),
        ...figuresOf(`/healthz, ${rate}/s`, health),
        { name: 'new visitors who got a number', value: visits.swapped / (rate * seconds), unit: '×' },
        { name: 'a million visits in the database', value: ((sizes.bytes - before.bytes) * million) / 1e6, unit: 'MB' },
        ...figuresOf(`new visitors, ${slowRate}/s`, slow).slice(0, 2),
        ...figuresOf(`new visitors, ${slowRate}/s, while old visits are deleted`, beside).slice(0, 2),
        { name: `deleting ${oldVisits} old visits`, value: deleted, unit: 'ms' },
      ];
    } finally {
      await client.end();
      await site.server.stop();
    }
  } finally {
    await cluster.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function aPooledWebsite({ server, account, bearer, numbers }: BenchSite, client: pg.Client): Promise<string> {
  const ask = <Answer>(path: string, method: string, body: object) =>
    answerOf<Answer>(`${server.url}/v2/web${path}`, method, `Bearer ${bearer}`, body);
  const { code } = await ask<{ code: string }>('', 'PUT', { account, domain });
  const filled = { name: 'Bench', numbers: numbers.slice(0, 1), overflow: null, holdMinutes: 30, reserved: 0 };
  const { pools } = await ask<{ pools: { id: string }[] }>(`/${code}/pool`, 'POST', filled);
  const [pool] = pools;
  const all = { medium: 'any', source: 'any', landing: null, campaign: null, target: null };
  await ask(`/${code}`, 'POST', {
    version: 1,
    aliases: [],
    numbers: [{ number: '+61298765432', replacement: 'text' }],
    rules: [{ ...all, id: randomUUID(), show: { type: 'pool', pool: pool?.id } }],
    origins: [],
    windowDays: 30,
    retentionDays: 400,
  });
  await client.query(
    `insert into web_pool_numbers (account_id, pool_id, did)
     select $1, $2, '+6140' || lpad(each::text, 7, '0') from generate_series(1, $3::int) each`,
    [account, pool?.id, poolNumbers],
  );
  await client.query('analyze web_pool_numbers');
  return code;
}

async function sizesOf(client: pg.Client): Promise<{ visits: number; bytes: number }> {
  const { rows } = await client.query<{ visits: string; bytes: string }>(`select
    (select count(*) from web_visits) as visits,
    (select sum(pg_total_relation_size(name::regclass)) from unnest(array['web_visits', 'web_leases', 'web_hours']) name) as bytes`);
  return { visits: Number(rows[0]?.visits), bytes: Number(rows[0]?.bytes) };
}

/** Visits of a website that is gone, whose visits nobody keeps. */
async function makeOldVisits(client: pg.Client, account: number): Promise<void> {
  await client.query(
    `insert into web_visits (account_id, id, website_id, visitor_id, started_at, last_seen_at, credited_id, source, medium,
       landing, rule, evidence, device)
     select $1, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), now() - interval '500 days', now() - interval '500 days',
       gen_random_uuid(), 'google', 'paid', 'bench.example/roofs', 'click-id', 'gclid', 'mobile'
     from generate_series(1, $2::int)`,
    [account, oldVisits],
  );
}

function figuresOf(name: string, { p50, p99, server }: Run, budget?: number): Figure[] {
  return [
    { name: `${name}: p50`, value: p50, unit: 'ms' },
    { name: `${name}: p99`, value: p99, unit: 'ms', ...(budget !== undefined && { budget }) },
    { name: `${name}: CPU of the server`, value: server, unit: 'ms' },
  ];
}

interface Asked {
  kind: 'visits' | 'health';
  code: string;
  perSecond: number;
  length: number;
}

async function underLoad({ server }: BenchSite, { kind, code, perSecond, length }: Asked): Promise<Run> {
  const { pid } = server.process;
  if (pid === undefined) throw new Error('the server did not start');
  const before = cpuSeconds(pid);
  const asked = { URL: server.url, KIND: kind, CODE: code, DOMAIN: domain };
  const child = spawn(process.execPath, [...process.execArgv, join(import.meta.dirname, 'openLoop/sendVisits.ts')], {
    env: { ...process.env, ...asked, RATE: String(perSecond), SECONDS: String(length) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [exit] = (await once(child, 'close')) as [number | null];
  if (exit !== 0) throw new Error(`the load ended with ${exit}`);
  const { milliseconds, swapped } = JSON.parse(printed) as { milliseconds: number[]; swapped: number };
  return {
    p50: percentile(milliseconds, 0.5),
    p99: percentile(milliseconds, 0.99),
    server: ((cpuSeconds(pid) - before) * 1000) / (perSecond * length),
    swapped,
  };
}
