import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { afterFile } from '../afterFile.ts';
import { ready } from './startServer.ts';
import { buildTestedIfChanged } from './testedBuild.ts';

let built: Promise<void> | undefined;

/**
 * The file of a process that tests start. Node needs seven seconds to load the server from its sources and one from its bundle,
 * which is made by the first test that asks for it.
 */
export async function builtFile(name: 'main' | 'leasingProcess'): Promise<string> {
  await (built ??= buildInTurn());
  return `dist/tested/${name}.js`;
}

/** Tests that ask together wait for one build. */
async function buildInTurn(): Promise<void> {
  const builder = new pg.Client(inject('databaseServer').connection);
  await builder.connect();
  try {
    await builder.query('select pg_advisory_lock(7201027)');
    await buildTestedIfChanged();
  } finally {
    await builder.end();
  }
}

/**
 * Starts the server in its own process, without the demo, and waits until it is ready. It is killed when the file is done.
 * @param environment with the `PORT` to listen on, or the `WORKER_PORT` of a worker.
 */
export async function aServerProcess(environment: Record<string, string>, ...args: string[]): Promise<ChildProcess> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [await builtFile('main'), ...args], {
    env: {
      ...inherited,
      LOG_LEVEL: 'error',
      DEMO: 'off',
      DATA_DIR: environment['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'trunkline-process-')),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  afterFile(() => void child.kill('SIGKILL'));
  const port = args[0] === 'worker' ? environment['WORKER_PORT'] : environment['PORT'];
  await ready(`http://127.0.0.1:${port}`, child);
  return child;
}
