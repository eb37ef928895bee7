import { afterAll, expect, inject, test } from 'vitest';
import { killServer } from '../kills/killServer.ts';
import { openRunDatabase } from '../database/openRunDatabase.ts';

const { db, databaseUrl, close } = await openRunDatabase(inject('demoDatabase').connection);
afterAll(close);

/** A short `npm run kills`. */
test('three kills lose, double and mislabel no call', { timeout: 600_000 }, async () => {
  const run = { rounds: 3, seed: 20_261_122, databaseUrl, callsAtOnce: 6 };
  const { calls, refused, ...wrong } = await killServer(db, run);
  expect(calls).toBeGreaterThan(refused);
  expect(wrong).toEqual({ lost: [], doubled: [], stuck: [], mislabelled: [], unknownRecordings: [] });
});
