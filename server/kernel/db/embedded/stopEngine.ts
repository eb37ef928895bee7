import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Engine, runEngine } from './runEngine.ts';

const pollMs = 20;
const longestMs = 120_000;

/**
 * Stops the server and waits until it is gone. `pg_ctl` would wait until no server runs at all, including one that
 * another process starts a moment later.
 * @throws Error when it is still running after two minutes.
 */
export async function stopEngine(engine: Engine, cluster: string): Promise<void> {
  const stopping = serverOf(cluster);
  if (stopping === undefined) return;
  await runEngine(engine, 'pg_ctl', ['stop', `--pgdata=${cluster}`, '--mode=fast', '--no-wait', '--silent']);
  for (let waited = 0; serverOf(cluster) === stopping; waited += pollMs) {
    if (waited > longestMs) throw new Error(`The embedded PostgreSQL in ${cluster} does not stop.`);
    await sleep(pollMs);
  }
}

/** The process id of the server that uses the files. */
export function serverOf(cluster: string): string | undefined {
  const file = join(cluster, 'postmaster.pid');
  try {
    return readFileSync(file, 'utf8').split('\n')[0];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
