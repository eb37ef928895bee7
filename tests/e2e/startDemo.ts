import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { copyTemplate, urlOf } from '../database/testCluster.ts';
import { type RunningServer, startServer } from '../server/startServer.ts';

/** A separate copy of the demo tenant: the environment for a server that uses it, and how to remove it. */
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

/** A test opens more windows at a time, all of one person, than a person does. */
const ofManyWindows = { REQUESTS_AT_ONCE: '100' };

/** Starts a server with its own demo tenant, which is removed when it stops. */
export async function startDemo(environment: Record<string, string> = {}): Promise<RunningServer> {
  const demo = await copyDemo();
  const server = await startServer({ ...ofManyWindows, ...environment, ...demo.environment });
  return {
    ...server,
    async stop() {
      await server.stop();
      await demo.remove();
    },
  };
}
