import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { asAdmin, databaseOf, urlOf } from '../../database/testCluster.ts';
import { freePort } from '../../server/freePort.ts';
import { ready, type RunningServer, startServer } from '../../server/startServer.ts';
import { benchFlow } from './benchFlow.ts';

export const token = 'bench-token-of-the-carrier';

/** A server whose demo numbers lead to `benchFlow`. */
export interface BenchSite {
  server: RunningServer;
  numbers: string[];
  account: number;
  bearer: string;
  database: pg.ClientConfig;
  /** Starts what sends texts and runs jobs; returns what stops it. */
  startWorker: () => Promise<() => Promise<void>>;
}

/** Starts a built server, ours or another version's in the folder `root`, on a new database of the cluster. */
export async function startBenchSite(cluster: pg.ClientConfig, root: string): Promise<BenchSite> {
  const database = `bench_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(cluster, `create database ${database}`);
  const carrier = { CARRIER_AUTH_TOKEN: token, CARRIER_ACCOUNT_SID: 'ACbench' };
  const environment = {
    ...carrier,
    DATABASE_URL: urlOf(databaseOf(cluster, database)),
    LOG_LEVEL: 'error',
    RATE_LIMIT: '100000',
    JOBS: 'worker',
  };
  const server = await startServer(environment, root);
  const ask = <Answer>(path: string, method: string, authorization: string, body?: object) =>
    answerOf<Answer>(`${server.url}/v2/${path}`, method, authorization, body);
  const basic = `Basic ${Buffer.from('admin@demo.test:trunkline-demo').toString('base64')}`;
  const { access } = await ask<{ access: { token: string } }>('token/dashboard/', 'POST', basic);
  const authorization = `Bearer ${access.token}`;
  const all = await ask<{ did: string; account: number; version: number }[]>('number', 'GET', authorization);
  const account = all[0]?.account ?? 0;
  const numbers = all.filter((number) => number.account === account);
  const flow = await ask<{ id: string }>(`routing/${account}/flow`, 'PUT', authorization, { draft: benchFlow });
  const saved = { basedOn: 1, draft: benchFlow, publish: true };
  await ask(`routing/${account}/flow/${flow.id}`, 'POST', authorization, saved);
  for (const { did, version } of numbers)
    await ask(`routing/${account}/did/${encodeURIComponent(did)}`, 'POST', authorization, { flow: flow.id, version });
  return {
    server,
    numbers: numbers.map(({ did }) => did),
    account,
    bearer: access.token,
    database: databaseOf(cluster, database),
    startWorker: () => startWorker({ ...environment, PUBLIC_BASE_URL: server.url }, root),
  };
}

async function startWorker(environment: Record<string, string>, root: string): Promise<() => Promise<void>> {
  const port = String(await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'trunkline-worker-'));
  const worker = spawn(process.execPath, ['dist/server/main.js', 'worker'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...environment, WORKER_PORT: port, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await ready(`http://127.0.0.1:${port}`, worker);
  return async () => {
    worker.kill('SIGTERM');
    await once(worker, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
}

export async function answerOf<Answer>(
  url: string,
  method: string,
  authorization: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Answer;
}
