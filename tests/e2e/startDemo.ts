import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { copyTemplate, urlOf } from '../database/testCluster.ts';
import { type RunningServer, startServer } from '../server/startServer.ts';

/** A demo tenant of one's own: what a server is told to use it, and how to remove it. */
export async function copyDemo() {
  const { connection, drop } = await copyTemplate(inject('demoDatabase'));
  const folder = mkdtempSync(join(tmpdir(), 'trunkline-server-'));
  return {
    environment: { DATABASE_URL: urlOf(connection), DATA_DIR: folder },
    async remove() {
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server with a demo tenant of its own, which is gone when it stops. */
export async function startDemo(environment: Record<string, string> = {}): Promise<RunningServer> {
  const demo = await copyDemo();
  const server = await startServer({ ...environment, ...demo.environment });
  return {
    ...server,
    async stop() {
      await server.stop();
      await demo.remove();
    },
  };
}
