import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../../server/kernel/db/migrateDatabase.ts';
import { allJobs } from '../../server/jobs.ts';
import { openJobs } from '../../server/kernel/jobs/openJobs.ts';
import { asAdmin, databaseOf, openTestCluster, type TestDatabaseServer } from './testCluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: TestDatabaseServer;
  }
}

/**
 * Migrates the template database that every test file copies. Runs once per vitest project: projects share TEST_DATABASE_URL,
 * so each has a template of its own.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { connection, close } = await openTestCluster();
  const template = `trunkline_template_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(connection, `create database ${template}`);
  const pool = new pg.Pool({ ...databaseOf(connection, template), max: 2 });
  await migrateDatabase(pool);
  await prepareJobs(pool);
  await pool.end();
  project.provide('databaseServer', { connection, template });
  return async () => {
    await asAdmin(connection, `drop database ${template} with (force)`);
    await close();
  };
}

/** Creates the queues in advance, so that a test's application need not. */
async function prepareJobs(pool: pg.Pool): Promise<void> {
  const jobs = await openJobs(drizzle(pool, { casing: 'snake_case' }), pino({ level: 'warn' }), allJobs);
  await jobs.close();
}
