import { afterAll, expect, inject, test } from 'vitest';
import { killDelivering } from '../kills/killDelivering.ts';
import { killServer } from '../kills/killServer.ts';
import { openRunDatabase } from '../database/openRunDatabase.ts';

const { connection } = inject('demoDatabase');

/** A short `npm run kills`. */
test('three kills lose, double and mislabel no call', { timeout: 600_000 }, async () => {
  const { db, databaseUrl, close } = await openRunDatabase(connection);
  afterAll(close);
  const run = { rounds: 3, seed: 20_261_122, databaseUrl, callsAtOnce: 6 };
  const { calls, refused, ...wrong } = await killServer(db, run);
  expect(calls).toBeGreaterThan(refused);
  expect(wrong).toEqual({ lost: [], doubled: [], stuck: [], mislabelled: [], unknownRecordings: [] });
});

/** A short `npm run kills -- integrations`. */
test('three kills lose, double, invent and turn around no event of a call', { timeout: 600_000 }, async () => {
  const { db, databaseUrl, close } = await openRunDatabase(connection);
  afterAll(close);
  const run = { rounds: 3, seed: 20_261_129, databaseUrl, callsAtOnce: 6, leastCalls: 20 };
  const { calls, taken, ...wrong } = await killDelivering(db, run);
  expect(taken.events).toBeGreaterThan(calls);
  expect(wrong).toEqual({ lost: [], disordered: [], invented: [], mislabelled: [] });
});
