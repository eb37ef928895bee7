import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { attemptLimits, countAttempt } from '../../../../server/kernel/access/throttle.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';

const start = Date.parse('2026-03-01T00:00:00Z');
const limit = attemptLimits.sms;
const minutes15 = 15 * 60_000;
const minutes = fc.integer({ min: 0, max: 20 });

let db: Db;
let subjects = 0;

beforeAll(async () => {
  db = await aDatabase();
});

const isAllowed = async (subject: number, at: number): Promise<boolean> => {
  const [tried] = await Promise.allSettled([countAttempt(db, 'sms', subject, new Date(at))]);
  return tried.status === 'fulfilled';
};

test('a window allows its limit of attempts and no more, whenever they come', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(minutes, { minLength: 1, maxLength: 25 }), async (waits) => {
      const subject = (subjects += 1);
      let [at, opened, tried] = [start, start, 0];
      for (const [index, wait] of waits.entries()) {
        at += wait * 60_000;
        if (index === 0 || at - opened >= minutes15) [opened, tried] = [at, 0];
        tried += 1;
        expect(await isAllowed(subject, at)).toBe(tried <= limit);
      }
    }),
    { numRuns: 40, examples: [[[0, 0, 0, 0, 0, 0, 14, 1, 14, 1]]] },
  );
});

test('attempts at once are not more than one after the other', async () => {
  const subject = (subjects += 1);
  const allowed = await Promise.all(Array.from({ length: 3 * limit }, () => isAllowed(subject, start)));
  expect(allowed.filter(Boolean)).toHaveLength(limit);
});
