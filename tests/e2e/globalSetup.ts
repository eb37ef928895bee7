import type { TestProject } from 'vitest/node';
import { unpackBrowser } from '../browser/launchBrowser.ts';
import { asAdmin, databaseOf, openTestCluster, type TestDatabaseServer, urlOf } from '../database/testCluster.ts';
import { startServer } from '../server/startServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database with the demo tenant that every test file copies. */
    demoDatabase: TestDatabaseServer;
  }
}

/** Unpacks the browser and loads the demo tenant once per run, using a temporary server. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (!process.env['CHROMIUM']) await unpackBrowser();
  const { connection, close } = await openTestCluster();
  const template = `trunkline_demo_${process.pid}`;
  await asAdmin(connection, `create database ${template}`);
  const server = await startServer({ DATABASE_URL: urlOf(databaseOf(connection, template)) });
  await server.stop();
  project.provide('demoDatabase', { connection, template });
  return async () => {
    await asAdmin(connection, `drop database ${template} with (force)`);
    await close();
  };
}
