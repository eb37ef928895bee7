import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { leaseNumber } from '../../server/attribution/visits/leases.repository.ts';
import { deleteOldVisits } from '../../server/attribution/visits/deleteOldVisits.ts';
import { mostOfWebsite } from '#contract/attribution/websites.contract.ts';
import { openCluster } from '../../server/kernel/db/embedded/openCluster.ts';
import { percentile } from './measure.ts';
import { answerOf, type BenchSite, startBenchSite } from './openLoop/benchSite.ts';
import { cpuSeconds } from './openLoop/cpuTime.ts';
import type { Figure } from './report.ts';

const rate = 500;
const seconds = 20;
const slowRate = 100;
/** As many as a website may have: as many as the visitors of one run. */
const [pools, poolNumbers] = [mostOfWebsite.pools, mostOfWebsite.poolNumbers];
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
      const pool = new pg.Pool({ ...site.database, max: 10 });
      const leases = await leaseAtRate(pool, site.account);
      await makeOldVisits(client, site.account);
      const began = performance.now();
      const [beside, deleted] = await Promise.all([
        load('visits', slowRate),
        deleteOldVisits(drizzle(pool, { casing: 'snake_case' }), new Date()).then(() => performance.now() - began),
      ]);
      await pool.end();
      const million = 1_000_000 / (sizes.visits - before.visits);
      return [
        ...figuresOf(`new visitors, ${rate}/s`, visits),
        ...figuresOf(`/healthz, ${rate}/s`, health),
        { name: `allocations, ${rate}/s: p50`, value: percentile(leases, 0.5), unit: 'ms' },
        { name: `allocations, ${rate}/s: p99`, value: percentile(leases, 0.99), unit: 'ms', budget: 30 },
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

async function aPooledWebsite({ server, account, bearer }: BenchSite, client: pg.Client): Promise<string> {
  const ask = <Answer>(path: string, method: string, body: object) =>
    answerOf<Answer>(`${server.url}/v2/web${path}`, method, `Bearer ${bearer}`, body);
  const { code } = await ask<{ code: string }>('', 'PUT', { account, domain });
  const ids: string[] = [];
  for (let at = 0; at < pools; at += 1) {
    // Its numbers come below: no account of the bench has so many.
    const id = randomUUID();
    ids.push(id);
    await client.query(
      `insert into web_pools (account_id, id, website_id, name, hold_seconds, created_at)
       select $1, $2, id, 'Bench ' || $3::int, 1800, now() from websites where code = $4`,
      [account, id, at, code],
    );
    await client.query(
      `insert into web_pool_numbers (account_id, pool_id, did)
       select $1, $2, '+6140' || lpad(($3::int * 1000 + each)::text, 7, '0') from generate_series(1, $4::int) each`,
      [account, id, at, poolNumbers],
    );
  }
  const all = { medium: 'any', source: 'any', campaign: null, target: null };
  await ask(`/${code}`, 'POST', {
    version: 1,
    aliases: [],
    numbers: [{ number: '+61298765432', replacement: 'text' }],
    rules: ids.map((pool, at) => ({
      ...all,
      id: randomUUID(),
      landing: `/roofs${at}/`,
      show: { type: 'pool', pool },
    })),
    origins: [],
    windowDays: 30,
    retentionDays: 400,
  });
  await client.query('analyze web_pool_numbers');
  return code;
}

/** Numbers of pools that are all free again, leased to new visitors; milliseconds from when each was due. */
async function leaseAtRate(pool: pg.Pool, account: number): Promise<number[]> {
  const db = drizzle(pool, { casing: 'snake_case' });
  await pool.query(`update web_pool_numbers set held_until = 'epoch', visitor_id = null where account_id = $1`, [
    account,
  ]);
  const { rows } = await pool.query<{ id: string }>(`select id from web_pools where account_id = $1`, [account]);
  const milliseconds: number[] = [];
  const leasing: Promise<void>[] = [];
  const start = performance.now();
  for (let at = 0; at < rate * (seconds - 1); at += 1) {
    const due = start + (at * 1000) / rate;
    if (due > performance.now()) await sleep(due - performance.now());
    const poolId = rows[at % rows.length]?.id ?? '';
    const asked = { accountId: account, poolId, visitorId: randomUUID(), visitId: randomUUID(), reserved: 0 };
    const leased = leaseNumber(db, { ...asked, holdSeconds: 1800 }).then((did) => {
      if (did === null) throw new Error('no number was free');
      if (at >= rate) milliseconds.push(performance.now() - due);
    });
    leasing.push(leased);
  }
  await Promise.all(leasing);
  return milliseconds;
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
    env: { ...process.env, ...asked, POOLS: String(pools), RATE: String(perSecond), SECONDS: String(length) },
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
