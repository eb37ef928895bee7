import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { leaseNumber } from '../../../../server/attribution/visits/leases.repository.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { webPoolNumbers, webPools } from '../../../../server/kernel/db/schema/websites.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { databaseUrl } from '../../../builders/api/databaseUrl.ts';
import { builtFile } from '../../../server/aServerProcess.ts';

const accountId = 7;

/** The figure with `LEASES=100000`; usually fewer, which find a race as well. */
const wanted = Number(process.env['LEASES'] ?? 3000);
const processes = 8;

async function aPool(db: Db, size: number): Promise<string> {
  const id = randomUUID();
  const pool = { accountId, id, websiteId: randomUUID(), name: 'All', holdSeconds: 0, createdAt: new Date() };
  await db.insert(webPools).values(pool);
  const dids = Array.from({ length: size }, (_, at) => `+6139000${1000 + at}`);
  await db.insert(webPoolNumbers).values(dids.map((did) => ({ accountId, poolId: id, did })));
  return id;
}

/** Keeps each change of a number’s visitor with the moment until which it was held, and the moment of the change. */
const watch = sql`
  create table handed_over (did text, held_until timestamptz, at timestamptz);
  create function watch() returns trigger language plpgsql as $$ begin
    if new.visitor_id is distinct from old.visitor_id then
      insert into handed_over values (old.did, old.held_until, clock_timestamp());
    end if;
    return new;
  end $$;
  create trigger watch after update on web_pool_numbers for each row execute function watch()`;

test('of several servers, killed at any moment and with wrong clocks, none gives away a number that is held', async () => {
  const db = await aDatabase();
  const poolId = await aPool(db, 40);
  await db.execute(watch);
  let leased = 0;
  let ended = false;
  const running = new Set<ChildProcess>();
  const { promise: enough, resolve: stop } = Promise.withResolvers<void>();

  const leasing = await builtFile('leasingProcess');
  function start(skewMs: number): void {
    const given = [databaseUrl(db), String(accountId), poolId, String(skewMs)];
    const child = spawn(process.execPath, [leasing, ...given], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.add(child);
    createInterface({ input: child.stdout }).on('line', () => {
      leased++;
      if (leased >= wanted) stop();
      else if (Math.random() < 20 / wanted) child.kill('SIGKILL');
    });
    child.once('exit', () => {
      running.delete(child);
      if (!ended) start(skewMs);
    });
  }
  for (let each = 0; each < processes; each++) start((each - processes / 2) * 3_600_000);
  await enough;
  ended = true;
  await Promise.all(
    [...running].map(async (child) => {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    }),
  );
  const { rows } = await db.execute<{ changes: number; early: number; together: number }>(sql`select
    (select count(*) from handed_over)::int as changes,
    (select count(*) from handed_over where held_until > at)::int as early,
    (select count(*) from web_leases one join web_leases other on other.did = one.did and other.id <> one.id
      and other."from" >= one."from" and other."from" < coalesce(one.until, one."from"))::int as together`);
  expect(rows[0]?.changes).toBeGreaterThanOrEqual(wanted);
  expect(rows[0]).toMatchObject({ early: 0, together: 0 });
});

test('one after the other get the number that rested longest', async () => {
  const db = await aDatabase();
  const poolId = await aPool(db, 5);
  const given: (string | null)[] = [];
  for (let each = 0; each < 15; each++) {
    const visitor = { visitorId: randomUUID(), visitId: randomUUID() };
    given.push(await leaseNumber(db, { accountId, poolId, ...visitor, holdSeconds: 0, reserved: 0 }));
  }
  expect(new Set(given.slice(0, 5)).size).toBe(5);
  expect(given.slice(5, 10)).toEqual(given.slice(0, 5));
  expect(given.slice(10)).toEqual(given.slice(0, 5));
});
