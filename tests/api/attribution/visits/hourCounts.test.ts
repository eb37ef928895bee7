import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { HourCounts } from '../../../../server/attribution/visits/hourCounts.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { webHours } from '../../../../server/kernel/db/schema/websites.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';

const at = new Date('2026-11-20T03:17:00Z');
const hour = new Date('2026-11-20T03:00:00Z');

let db: Db;

beforeAll(async () => {
  db = await aDatabase();
});

const countsOf = async (websiteId: string) => {
  const rows = await db.select().from(webHours).where(eq(webHours.websiteId, websiteId)).orderBy(webHours.poolId);
  return rows.map((row) => [row.hour, row.visits, row.overflowed]);
};

test('what several processes count at once adds up', async () => {
  const [websiteId, pool] = [randomUUID(), randomUUID()];
  const processes = Array.from({ length: 4 }, () => new HourCounts(db, (error) => expect.fail(String(error))));
  await Promise.all(
    processes.map(async (counts) => {
      for (let visit = 0; visit < 50; visit++) {
        counts.add({ accountId: 1, websiteId, pools: [{ id: pool, overflowed: visit % 10 === 0 }], at });
        if (visit % 7 === 0) await counts.flush();
      }
      await counts.flush();
    }),
  );
  expect(await countsOf(websiteId)).toEqual([
    [hour, 200, 20],
    [hour, 200, 20],
  ]);
});

test('what the database refuses is counted once it answers again', async () => {
  const websiteId = randomUUID();
  let isDown = true;
  const warned: unknown[] = [];
  const flaky = new Proxy(db, {
    get: (target, name, receiver) => {
      if (name === 'insert' && isDown) throw new Error('the database is away');
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  const counts = new HourCounts(flaky, (error) => warned.push(error));
  counts.add({ accountId: 1, websiteId, pools: [], at });
  await counts.flush();
  expect(warned).toHaveLength(1);
  counts.add({ accountId: 1, websiteId, pools: [], at });
  isDown = false;
  await counts.flush();
  expect(await countsOf(websiteId)).toEqual([[hour, 2, 0]]);
});
