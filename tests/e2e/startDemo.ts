import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type RunningServer, startServer } from '../server/startServer.ts';

/** A data folder of one's own with the demo tenant. The files keep their owner, without whom the database does not start. */
export function copyDemoData(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trunkline-server-'));
  execFileSync('cp', ['-a', `${inject('demoData')}/.`, folder]);
  return folder;
}

/** A server with a demo tenant of its own, which is gone when it stops. */
export async function startDemo(environment: Record<string, string> = {}): Promise<RunningServer> {
  const folder = copyDemoData();
  const server = await startServer({ ...environment, DATA_DIR: folder });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
