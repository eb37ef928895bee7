import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { prepareDemo } from '../../../server/demo/prepareDemo.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { anAccount } from '../../builders/api/anAccount.ts';

test('of nodes that start at once on an empty database, one loads the demo', async () => {
  const db = await aDatabase();
  let loads = 0;
  const load = async (into: Db) => {
    loads += 1;
    await wait(50);
    await anAccount(into);
  };
  const config = {
    DEMO: true,
    DEMO_PASSWORD: 'trunkline-demo',
    PUBLIC: false,
    PUBLIC_BASE_URL: 'http://localhost:8080',
  };
  await Promise.all([1, 2, 3].map(() => prepareDemo(db, config, new Date(), load)));
  expect(loads).toBe(1);
});
