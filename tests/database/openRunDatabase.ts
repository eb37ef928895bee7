import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrateDatabase } from '../../server/kernel/db/migrateDatabase.ts';
import { asAdmin, databaseOf, endPool, urlOf } from './testCluster.ts';

/** A migrated database for one run; `close` removes it. */
export async function openRunDatabase(server: pg.ClientConfig) {
  const name = `run_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(server, `create database ${name}`);
  const connection = databaseOf(server, name);
  const pool = new pg.Pool({ ...connection, max: 8 });
  await migrateDatabase(pool);
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    databaseUrl: urlOf(connection),
    close: async () => {
      await endPool(pool);
      await asAdmin(server, `drop database ${name} with (force)`);
    },
  };
}
