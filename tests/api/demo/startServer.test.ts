import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { printBanner } from '../../../server/banner.ts';
import { readConfig } from '../../../server/config.ts';
import { demoLogins } from '../../../server/demo/demoLogins.ts';
import type { DemoTrafficOptions } from '../../../server/demo/traffic/startDemoTraffic.ts';
import { type RunningServer, startServer } from '../../../server/compose.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { databaseUrl } from '../../builders/api/databaseUrl.ts';
import { freePort } from '../../server/freePort.ts';

const emails = demoLogins.map(({ email }) => email);
const running: RunningServer[] = [];
let database: string;
let stopped = 0;
const startTraffic = vi.fn((_options: DemoTrafficOptions) => ({
  stop() {
    stopped += 1;
    return Promise.resolve();
  },
}));

async function start(environment: Record<string, string> = {}) {
  const config = readConfig({
    DATABASE_URL: database,
    DATABASE_POOL: '8',
    PORT: String(await freePort()),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'trunkline-start-')),
    LOG_LEVEL: 'silent',
    ...environment,
  });
  startTraffic.mockClear();
  const server = await startServer(config, { startTraffic });
  running.push(server);
  return { server, url: config.PUBLIC_BASE_URL, traffic: startTraffic.mock.calls.length };
}

let fresh: Awaited<ReturnType<typeof start>>;

// Loading the demo is slow, so it happens once before all tests.
beforeAll(async () => {
  database = databaseUrl(await aDatabase());
  fresh = await start();
}, 300_000);

afterAll(async () => {
  for (const server of running) await server.stop();
});

test('a fresh start has working demo logins, and no calls come in', async () => {
  const { server, url } = fresh;
  expect(server.logins).toEqual(emails);
  for (const email of server.logins) {
    const authorization = `Basic ${btoa(`${email}:trunkline-demo`)}`;
    const answer = await fetch(`${url}/v2/token/dashboard/`, { method: 'POST', headers: { authorization } });
    expect([email, answer.status]).toEqual([email, 200]);
  }
  expect(fresh.traffic).toBe(0);
});

test('with demo traffic, calls come in until the server stops', async () => {
  const { server, traffic } = await start({ DEMO_TRAFFIC: 'on' });
  expect(traffic).toBe(1);
  await server.stop();
  running.pop();
  expect(stopped).toBe(1);
});

test('without a demo there are no users and no calls', async () => {
  const { server, traffic } = await start({ DEMO: 'off', DEMO_TRAFFIC: 'on' });
  expect(server.logins).toEqual([]);
  expect(traffic).toBe(0);
});

test('prints the logins with their password', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  printBanner({ url: 'http://127.0.0.1:4400', logins: ['admin@demo.test'], password: 'trunkline-demo' });
  const printed = print.mock.calls.flat().join('\n');
  print.mockRestore();
  expect(printed).toContain('http://127.0.0.1:4400');
  expect(printed).toContain('Demo logins, password trunkline-demo:\n  admin@demo.test');
});

test('does not print a password of the operator’s own, because output ends in log files', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  printBanner({ url: 'https://calls.example.test', logins: ['admin@demo.test'], password: 'chosen-by-us' });
  const printed = print.mock.calls.flat().join('\n');
  print.mockRestore();
  expect(printed).toContain('admin@demo.test');
  expect(printed).not.toContain('chosen-by-us');
});
