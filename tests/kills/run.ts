import { randomInt } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrateDatabase } from '../../server/db/migrateDatabase.ts';
import { asAdmin, databaseOf, openTestCluster, urlOf } from '../database/testCluster.ts';
import { killServer } from './killServer.ts';

/** `npm run kills -- [rounds] [seed]` on a database of its own; needs a build. */
const [rounds = '50', seed = String(randomInt(1_000_000))] = process.argv.slice(2);
console.log(`${rounds} kills, seed ${seed}`);
const cluster = await openTestCluster();
await asAdmin(cluster.connection, 'create database kills');
const connection = databaseOf(cluster.connection, 'kills');
const pool = new pg.Pool({ ...connection, max: 8 });
await migrateDatabase(pool);
const db = drizzle(pool, { casing: 'snake_case' });
const verdict = await killServer(db, {
  rounds: Number(rounds),
  seed: Number(seed),
  databaseUrl: urlOf(connection),
  log: (text) => console.log(text),
});
console.log(verdict);
await pool.end();
await cluster.close();
const wrong = [verdict.lost, verdict.stuck, verdict.mislabelled, verdict.unknownRecordings].flat();
process.exitCode = wrong.length > 0 ? 1 : 0;
