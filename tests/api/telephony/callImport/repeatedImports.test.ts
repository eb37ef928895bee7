import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';
import { callsOf, type Importer, listed, someColumns, upload } from './aHistory.ts';

const now = new Date('2026-11-24T09:30:00Z');
let app: FastifyInstance;
let db: Db;
let account: number;
let by: Importer;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => now }));
});

beforeEach(async () => {
  account = await anAccount(db, { country: 'AU' });
  const { email } = await aUser(db, account, ['admin']);
  by = { app, account, headers: (await login(app, email)).headers };
});

test('calls that were imported before are recognized, by their id or by what they are', async () => {
  const file = `externalId,${someColumns}\nA-1,2026-11-05 10:00,0412000001,0390000001,answered,30\n,2026-11-05 11:00,0412000001,0390000001,answered,30\n`;
  await upload(by, file);
  const again = await upload(
    by,
    `${file}A-2,2026-11-05 12:00,0412000001,0390000001,answered,30\nA-2,2026-11-05 12:00,0412000001,0390000001,answered,30\n`,
  );
  expect(again.result).toMatchObject({ rows: 4, valid: 1, duplicates: 3, invalid: 0 });
  expect(await callsOf(db, account)).toHaveLength(3);
  const nothingNew = await upload(by, file);
  expect(nothingNew.result).toMatchObject({ id: null, valid: 0, duplicates: 2 });
  expect(await listed(by)).toHaveLength(2);
});

test('two imports of the same file at once import it once', async () => {
  const file = `${someColumns}\n${Array.from({ length: 50 }, (_, at) => `2026-11-05 10:00,04120000${10 + at},0390000001,answered,30`).join('\n')}`;
  const results = await Promise.all([upload(by, file), upload(by, file)]);
  expect(new Set(results.map(({ result }) => result.valid))).toEqual(new Set([50, 0]));
  expect(await callsOf(db, account)).toHaveLength(50);
});
