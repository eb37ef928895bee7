import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One file for each port that a test process has taken, with its process id. */
const folder = join(tmpdir(), 'trunkline-ports');

/** Below those that the system gives to connections, so that none takes it before a server listens. */
const [lowest, highest] = [10_000, 30_000];

/**
 * A port that no other test process gets as long as this one lives. A server takes seconds until it listens, and another
 * one must not be there by then: tests would talk to that.
 */
export async function freePort(): Promise<number> {
  mkdirSync(folder, { recursive: true });
  for (;;) {
    const port = randomInt(lowest, highest);
    if (take(port) && (await isUnused(port))) return port;
  }
}

function take(port: number): boolean {
  const path = join(folder, String(port));
  try {
    const file = openSync(path, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch {
    // Whoever took it may have ended; the next try gets it then.
    if (!lives(path)) rmSync(path, { force: true });
    return false;
  }
}

function lives(path: string): boolean {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    // Empty while it is being written.
    return pid === 0 || process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code !== 'ESRCH';
  }
}

async function isUnused(port: number): Promise<boolean> {
  const probe = createServer();
  const listens = new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false)).once('listening', () => resolve(true));
  });
  probe.listen(port, '127.0.0.1');
  if (!(await listens)) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}
