import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createCluster } from './createCluster.ts';
import { findEngine } from './engineFiles.ts';
import { type EngineUser, engineUser, placeEngine } from './engineUser.ts';
import { hold, letGo } from './holdServer.ts';
import { type Engine, runEngine } from './runEngine.ts';
import { serverOf, stopEngine } from './stopEngine.ts';

export interface Cluster {
  connection: { host: string; port: number; user: string; database: string };
  /** Whether the server was already running, used by another process or left by a killed one. */
  adopted: boolean;
  /** Releases the server and stops it if nobody else holds it. */
  close(): Promise<void>;
}

const port = 5432;
/** A server can take a minute to stop; one that still does not start by then never will. */
const mostAttempts = 300;
const fewAttempts = 3;
const attemptWaitMs = 200;
const tuning = [
  `shared_buffers=${sharedMegabytes()}MB`,
  'work_mem=32MB',
  'random_page_cost=1.1',
  'jit=off',
  'wal_compression=on',
  // Where row-level security narrows a scan its size is underestimated, and a long report would use one core only.
  'min_parallel_index_scan_size=64kB',
];

/** An eighth of the memory that this process may use. PostgreSQL takes it as it fills; reading a page elsewhere costs ten times as much. */
function sharedMegabytes(): number {
  const memory = Math.min(process.constrainedMemory() || Infinity, totalmem());
  return Math.min(Math.max(Math.floor(memory / 8 / 2 ** 20), 128), 4096);
}

/**
 * Opens the embedded PostgreSQL of a data folder: creates, starts or adopts it. It listens only on a Unix socket in a
 * folder with mode 0700. `settings` (`name=value`) are added; durability is PostgreSQL's default.
 */
export async function openCluster(dataDir: string, settings: string[] = []): Promise<Cluster> {
  const user = engineUser();
  const placed = placeEngine(dataDir, findEngine(), user);
  const engine: Engine = { native: placed.engine, home: placed.home, user };
  const cluster = await createCluster(engine);
  const host = socketFolder(placed.home, user);
  const connection = { host, port, user: 'trunkline', database: 'postgres' };
  const take = () => holdOrStart(connection, cluster, () => start(engine, cluster, host, settings));
  const { holder, adopted } = await take();
  const held = keepHeld(holder, async () => (await take()).holder);
  return {
    connection: { ...connection, database: 'trunkline' },
    adopted,
    async close() {
      const last = await held.leave();
      if (last) await letGo(last, () => stopEngine(engine, cluster));
    },
  };
}

const shortestPauseMs = 200;
const longestPauseMs = 5000;

/** Takes the server again whenever it is lost, until `leave`, which gives the connection that holds it, if any does. */
function keepHeld(first: pg.Client, take: () => Promise<pg.Client>): { leave: () => Promise<pg.Client | undefined> } {
  const end = new AbortController();
  let holder: pg.Client | undefined;
  let regaining: Promise<void> = Promise.resolve();
  function keep(client: pg.Client): void {
    holder = client;
    client.once('end', () => {
      holder = undefined;
      if (!end.signal.aborted) regaining = regain();
    });
  }
  async function regain(): Promise<void> {
    for (let pauseMs = shortestPauseMs; !end.signal.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      // Why it doesn't start is in its own log; requests say meanwhile that there is none.
      const [taken] = await Promise.allSettled([take()]);
      if (taken.status === 'fulfilled') return keep(taken.value);
      await Promise.allSettled([sleep(pauseMs, undefined, { signal: end.signal })]);
    }
  }
  keep(first);
  return {
    async leave() {
      end.abort();
      await regaining;
      return holder;
    },
  };
}

/**
 * Holds the running server, or starts one. If another process starts or stops it concurrently, ours fails to start:
 * theirs will soon answer or be gone.
 */
async function holdOrStart(
  connection: pg.ClientConfig,
  cluster: string,
  startOne: () => Promise<Error | undefined>,
): Promise<{ holder: pg.Client; adopted: boolean }> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await hold(connection);
    if (found) return { holder: found, adopted: true };
    const failure = await startOne();
    const holder = await hold(connection);
    if (holder) return { holder, adopted: failure !== undefined };
    const othersAreAtIt = serverOf(cluster) !== undefined;
    if (attempt >= (othersAreAtIt ? mostAttempts : fewAttempts))
      throw failure ?? new Error(`The embedded PostgreSQL in ${cluster} does not answer.`);
    await sleep(attemptWaitMs);
  }
}

/** Starts the server and waits until it answers. Resolves with the error if it does not. */
async function start(engine: Engine, cluster: string, host: string, settings: string[]): Promise<Error | undefined> {
  const own = [`unix_socket_directories=${host}`, 'listen_addresses=', 'unix_socket_permissions=0700', `port=${port}`];
  const options = [...own, ...tuning, ...settings].map((setting) => `-c '${setting}'`).join(' ');
  const ended = runEngine(engine, 'pg_ctl', [
    'start',
    `--pgdata=${cluster}`,
    `--log=${join(engine.home, 'server.log')}`,
    `--options=${options}`,
    '--timeout=120',
    '--wait',
    '--silent',
  ]);
  return ended.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
}

/** The socket's folder. A Unix socket path has at most 107 bytes, so deep data folders use one under /tmp. */
function socketFolder(home: string, user: EngineUser): string {
  const near = join(home, 'run');
  const short = Buffer.byteLength(`${near}/.s.PGSQL.${port}`) <= 100;
  const path = short
    ? near
    : join(tmpdir(), `trunkline-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  // Under /tmp anyone could have created the folder first and would then own our socket.
  const found = lstatSync(path);
  const ours = found.uid === process.getuid?.() || found.uid === user.uid;
  if (!found.isDirectory() || !ours || (found.mode & 0o077) !== 0)
    throw new Error(`The folder ${path} is not ours alone: remove it, or choose a shorter DATA_DIR.`);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
  return path;
}
