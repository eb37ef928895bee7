import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server/freePort.ts';
import { ready } from '../server/startServer.ts';

export interface Killable {
  /** Starts it again, and waits until it is ready. */
  start: () => Promise<void>;
  kill: () => Promise<void>;
}

/** A server on a database that is killed (−9) and started again. */
export async function killable(file: string, databaseUrl: string): Promise<Killable> {
  const port = await freePort();
  const environment = {
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'trunkline-kills-')),
    DEMO: 'off',
    LOG_LEVEL: 'error',
  };
  let server: ChildProcess | undefined;
  return {
    async start() {
      server = spawn(process.execPath, [file], {
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await ready(`http://127.0.0.1:${port}`, server);
    },
    async kill() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}
