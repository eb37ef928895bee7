import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { findEngine } from '../../../../server/kernel/db/embedded/engineFiles.ts';
import { engineUser, placeEngine } from '../../../../server/kernel/db/embedded/engineUser.ts';
import { openCluster } from '../../../../server/kernel/db/embedded/openCluster.ts';
import { openDatabase } from '../../../../server/kernel/db/openDatabase.ts';
import { eventually } from '../../../eventually.ts';

const holder = fileURLToPath(new URL('./holdCluster.ts', import.meta.url));
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trunkline-embedded-'));
  folders.push(folder);
  return folder;
}

/** A process that holds the cluster; resolves with its output once the cluster is open. */
async function aHolder(folder: string): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', holder, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: said.toString().trim() };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await once(child, 'exit');
}

async function query(connection: pg.ClientConfig, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

/** Where the files of a data folder are: elsewhere if the server's user cannot enter the checkout. */
const homeOf = (folder: string) => placeEngine(folder, findEngine(), engineUser()).home;
const postmaster = (folder: string) => join(homeOf(folder), 'cluster', 'postmaster.pid');
const pid = (folder: string) => Number(readFileSync(postmaster(folder), 'utf8').split('\n')[0]);

test('adopts the server that a killed process left behind, with its data, and stops it at the end', async () => {
  const folder = aFolder();
  const { child, said } = await aHolder(folder);
  expect(said).toBe('open started');
  const left = pid(folder);
  await end(child, 'SIGKILL');
  const cluster = await openCluster(folder);
  expect([cluster.adopted, pid(folder)]).toEqual([true, left]);
  await query(cluster.connection, 'create table kept as select 42 as answer');
  await cluster.close();
  expect(existsSync(postmaster(folder))).toBe(false);
  const again = await openCluster(folder);
  expect(again.adopted).toBe(false);
  expect(await query(again.connection, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await again.close();
});

test('two processes share one server, and the last to leave stops it', async () => {
  const folder = aFolder();
  const { child } = await aHolder(folder);
  const second = await openCluster(folder);
  expect(second.adopted).toBe(true);
  await end(child, 'SIGTERM');
  expect(await query(second.connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  await second.close();
  expect(existsSync(postmaster(folder))).toBe(false);
});

test('processes that start concurrently end up with one server', async () => {
  const folder = aFolder();
  const clusters = await Promise.all([openCluster(folder), aHolder(folder)]);
  expect(await query(clusters[0].connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  await end(clusters[1].child, 'SIGTERM');
  await clusters[0].close();
  expect(existsSync(postmaster(folder))).toBe(false);
});

test('a process that starts while the last one leaves gets a server that stays', async () => {
  const folder = aFolder();
  let { child } = await aHolder(folder);
  for (let round = 0; round < 4; round += 1) {
    const left = end(child, 'SIGTERM');
    const cluster = await openCluster(folder);
    await left;
    expect(await query(cluster.connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    [{ child }] = await Promise.all([aHolder(folder), cluster.close()]);
  }
  await end(child, 'SIGTERM');
  expect(existsSync(postmaster(folder))).toBe(false);
});

test('only its own user can reach the server, and it survives a power failure', async () => {
  const folder = aFolder();
  const cluster = await openCluster(folder);
  expect(statSync(cluster.connection.host).mode & 0o777).toBe(0o700);
  const settings = await query(
    cluster.connection,
    `select name, setting from pg_settings
     where name in ('listen_addresses', 'fsync', 'synchronous_commit', 'full_page_writes') order by name`,
  );
  expect(settings).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'listen_addresses', setting: '' },
    { name: 'synchronous_commit', setting: 'on' },
  ]);
  await cluster.close();
});

test('a statement that runs on does not keep the server from being stopped', async () => {
  const folder = aFolder();
  const config = { DATA_DIR: folder, DATABASE_POOL: 2, DATABASE_CALL_POOL: 2 };
  const database = await openDatabase(config, () => undefined);
  const asked = database.db.execute(sql`select pg_sleep(600)`).catch((error: unknown) => error);
  await eventually(async () => {
    const { rows } = await database.requests.execute(
      sql`select 1 from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`,
    );
    expect(rows).toHaveLength(1);
  });
  await database.close();
  expect(existsSync(postmaster(folder))).toBe(false);
  expect(await asked).toBeInstanceOf(Error);
});

test("uses the temporary folder for the socket if the data folder's path is too long, and refuses one owned by others", async () => {
  const parent = aFolder();
  chmodSync(parent, 0o755);
  const folder = join(parent, 'd'.repeat(100));
  const cluster = await openCluster(folder);
  const { host } = cluster.connection;
  folders.push(host);
  const isDeep = homeOf(folder).length > 90;
  expect([host.startsWith(tmpdir()), statSync(host).mode & 0o777]).toEqual([isDeep, 0o700]);
  await cluster.close();
  rmSync(host, { recursive: true });
  mkdirSync(host);
  chmodSync(host, 0o777);
  await expect(openCluster(folder)).rejects.toThrow('is not ours alone');
});
