import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { openJobs } from '../../server/jobs/openJobs.ts';
import { openCluster } from '../../server/db/embedded/openCluster.ts';
import { migrateDatabase } from '../../server/db/migrateDatabase.ts';

export interface TestDatabaseServer {
  connection: pg.ClientConfig;
  /** The migrated database that every test file copies. */
  template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: TestDatabaseServer;
  }
}

/** One PostgreSQL for the run: TEST_DATABASE_URL, or an embedded one that need not survive a power cut. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer();
  const template = `trunkline_template_${process.pid}`;
  const admin = new pg.Client(server.connection);
  await admin.connect();
  await admin.query(`create database ${template}`);
  const pool = new pg.Pool({ ...databaseOf(server.connection, template), max: 2 });
  await migrateDatabase(pool);
  await prepareJobs(pool);
  await pool.end();
  project.provide('databaseServer', { connection: server.connection, template });
  return async () => {
    await admin.query(`drop database ${template} with (force)`);
    await admin.end();
    await server.close();
  };
}

/** The queues are there from the start, so that an application of a test need not make them. */
async function prepareJobs(pool: pg.Pool): Promise<void> {
  const jobs = await openJobs(drizzle(pool, { casing: 'snake_case' }), pino({ level: 'warn' }));
  await jobs.close();
}

async function openServer(): Promise<{ connection: pg.ClientConfig; close(): Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined) return { connection: { connectionString: url }, close: () => Promise.resolve() };
  const dataDir = mkdtempSync(join(tmpdir(), 'trunkline-tests-'));
  const cluster = await openCluster(dataDir, ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']);
  return {
    connection: { ...cluster.connection, database: 'postgres' },
    async close() {
      await cluster.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function databaseOf(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
