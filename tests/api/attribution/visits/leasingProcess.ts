import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { holdNumbers, leaseNumber } from '../../../../server/attribution/visits/leases.repository.ts';

/**
 * A server that leases numbers of a pool to visitor after visitor, some of whom stay for a while, until it is killed. Its
 * clock is wrong by `skewMs`. Prints a line for each lease.
 */
const [url = '', accountId = '', poolId = '', skewMs = '0'] = process.argv.slice(2);

const realNow = Date.now.bind(Date);
Date.now = () => realNow() + Number(skewMs);

const db = drizzle(new pg.Pool({ connectionString: url, max: 4 }), { casing: 'snake_case' });
const pool = { accountId: Number(accountId), poolId };
const holdSeconds = 0.02;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function visit(): Promise<void> {
  const visitorId = randomUUID();
  const did = await leaseNumber(db, { ...pool, visitorId, visitId: randomUUID(), holdSeconds, reserved: 0 });
  if (did !== null) process.stdout.write(`${did}\n`);
  for (let sign = 0; did !== null && sign < 3 && Math.random() < 0.3; sign++) {
    await pause(Math.random() * 30);
    await holdNumbers(db, { accountId: pool.accountId, visitorId, graceSeconds: holdSeconds });
  }
}

async function visitors(): Promise<never> {
  for (;;) await visit();
}

await Promise.all(Array.from({ length: 4 }, visitors));
