import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { backUp } from '../../../../server/commands/backUp.ts';
import { restore } from '../../../../server/commands/restore.ts';
import { readConfig } from '../../../../server/config.ts';
import { restoreBackup } from '../../../../server/kernel/db/backup/restoreBackup.ts';
import { writeBackup } from '../../../../server/kernel/db/backup/writeBackup.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { openDatabase } from '../../../../server/kernel/db/openDatabase.ts';
import { accounts, files, messageMedia, outbox, recordings } from '../../../../server/kernel/db/schema/all.ts';
import { afterFile } from '../../../afterFile.ts';
import { aBareDatabase, aDatabase } from '../../../builders/api/aDatabase.ts';
import { anAccount, aUser, type TestUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aWorld } from '../../../builders/api/aWorld.ts';
import { databaseUrl } from '../../../builders/api/databaseUrl.ts';
import { fingerprint } from '../../../builders/api/fingerprint.ts';
import { login } from '../../../builders/api/login.ts';

const folder = mkdtempSync(join(tmpdir(), 'trunkline-backup-'));
afterFile(() => rmSync(folder, { recursive: true, force: true }));
const aFile = () => join(folder, `${randomUUID()}.backup`);

let db: Db;
let user: TestUser;
let account: number;
let unsent: string;
let medium: { accountId: number; messageId: string; index: number };

beforeAll(async () => {
  db = await aDatabase();
  ({ account } = await aWorld(db));
  await aWorld(db, account);
  user = await aUser(db, account, ['admin', 'users'], { firstName: 'Zoë "Z"\\, \n\t(né 🔑) \u2028', lastName: '' });
  await db.insert(files).values({
    accountId: account,
    id: randomUUID(),
    kind: 'logo',
    name: 'a.png',
    type: 'image/png',
    bytes: Buffer.from([0, 255, 92, 39, 10]),
  });
  await db.execute(sql`update calls set date_start = '2026-03-04 01:02:03.123456+00' where account_id = ${account}`);
  unsent = randomUUID();
  await db.insert(outbox).values({ accountId: account, id: unsent, kind: 'reset', payload: { n: 1.5, deep: [null] } });
  const recording = { accountId: account, callUuid: randomUUID(), sourceUrl: 'https://x', seconds: 9, channels: 2 };
  await db.insert(recordings).values([
    { ...recording, sid: 'RE-lost' },
    { ...recording, sid: 'RE-kept', storedAs: 'a.wav' },
  ]);
  medium = { accountId: account, messageId: randomUUID(), index: 1 };
  await db.insert(messageMedia).values([
    { ...medium, type: 'image/png', url: 'https://x' },
    { ...medium, index: 0, type: 'image/png', state: 'stored', storedAs: 'a.png' },
  ]);
});

test('a restored database has every row of every table, to the last byte, and goes on numbering', async () => {
  const file = aFile();
  const rows = await writeBackup(db.$client, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const copy = await aBareDatabase();
  expect(await restoreBackup(copy.$client, file)).toBe(rows);
  expect(await fingerprint(copy)).toEqual(await fingerprint(db));
  const [next] = [await anAccount(copy)];
  const last = await db.select({ id: sql<number>`max(${accounts.id})` }).from(accounts);
  expect(next).toBe((last[0]?.id ?? 0) + 1);
});

test('the restored installation works: its users log in, and tenants see only their own', async () => {
  const file = aFile();
  await writeBackup(db.$client, file);
  const copy = await aBareDatabase();
  await restoreBackup(copy.$client, file);
  const stranger = await anAccount(copy, { name: 'Somebody else' });
  const seen = async (one: Db) => {
    const { app } = await anApp({ db: one });
    const { headers } = await login(app, user.email);
    return (await app.inject({ url: '/v2/account/tree', headers })).json<{ id: number }[]>();
  };
  const restored = await seen(copy);
  expect(restored).toEqual(await seen(db));
  expect(restored.map(({ id }) => id)).not.toContain(stranger);
  const secured = await copy.execute(sql`select from pg_class where relname = 'calls' and relrowsecurity`);
  expect(secured.rowCount).toBe(1);
});

test('a backup taken while others write has all of a transaction or nothing', async () => {
  const file = aFile();
  const writing = Promise.all(
    Array.from({ length: 10 }, () =>
      db.transaction(async (tx) => {
        const id = randomUUID();
        const row = { accountId: account, kind: 'pair', payload: { id } };
        await tx.insert(outbox).values([{ ...row, sentAt: new Date() }]);
        await tx.insert(outbox).values([{ ...row, sentAt: new Date() }]);
      }),
    ),
  );
  await writeBackup(db.$client, file);
  await writing;
  const copy = await aBareDatabase();
  await restoreBackup(copy.$client, file);
  const odd = await copy.execute(
    sql`select payload from outbox where kind = 'pair' group by payload having count(*) <> 2`,
  );
  expect(odd.rows).toEqual([]);
});

test('the command queues again what was still to do, in another database', async () => {
  const [file, copy] = [aFile(), await aBareDatabase()];
  const of = (one: Db) => readConfig({ DATABASE_URL: databaseUrl(one), DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const said = await backUp(of(db), file);
  expect([said.includes(join(folder, 'audio')), said.includes(join(folder, 'media'))]).toEqual([true, true]);
  expect(await restore(of(copy), file)).toContain('rows are restored');
  const { rows } = await copy.execute<{ name: string; data: object }>(
    sql`select name, data from jobs.job where name in ('send-mail', 'fetch-recording', 'fetch-medium') order by name`,
  );
  expect(rows).toEqual([
    { name: 'fetch-medium', data: medium },
    { name: 'fetch-recording', data: { accountId: account, sid: 'RE-lost' } },
    { name: 'send-mail', data: { accountId: account, id: unsent } },
  ]);
});

test('an embedded database is restored and backed up like any other', async () => {
  const [file, again] = [aFile(), aFile()];
  const rows = await writeBackup(db.$client, file);
  const dataDir = mkdtempSync(join(tmpdir(), 'trunkline-restored-'));
  afterFile(() => rmSync(dataDir, { recursive: true, force: true }));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  expect(await restore(config, file)).toContain(`${rows} rows`);
  expect(await backUp(config, again)).toContain(`${rows} rows`);
  const linesOf = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n').slice(1).toSorted();
  expect(linesOf(again)).toEqual(linesOf(file));
  const opened = await openDatabase(config, () => undefined);
  const [found] = await opened.db
    .select({ name: accounts.name })
    .from(accounts)
    .where(sql`${accounts.id} = ${account}`);
  await opened.close();
  expect(found).toEqual({ name: 'Harbour Dental' });
});

test('nothing is overwritten, and a damaged or foreign file changes nothing', async () => {
  const file = aFile();
  await writeBackup(db.$client, file);
  const before = await fingerprint(db);
  await expect(restoreBackup(db.$client, file)).rejects.toThrow('The database is not empty.');
  expect(await fingerprint(db)).toEqual(before);

  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const damaged = {
    'its end is missing': lines.slice(0, -1),
    'rows.': [...lines.slice(0, -2), ...lines.slice(-1)],
    'is not a backup': ['{"name":"something else"}'],
    'a newer version': [lines[0]?.replace(/"migrations":\d+/, '"migrations":999') ?? ''],
  };
  for (const [reason, left] of Object.entries(damaged)) {
    const path = aFile();
    writeFileSync(path, gzipSync(`${left.join('\n')}\n`));
    const copy = await aBareDatabase();
    await expect(restoreBackup(copy.$client, path), reason).rejects.toThrow(reason);
    const kept = await copy.execute(sql`select from pg_class where relname = 'accounts'`);
    if (kept.rowCount === 1) expect(await copy.select().from(accounts), reason).toEqual([]);
  }
  truncateSync(file, Math.floor(statSync(file).size / 2));
  await expect(restoreBackup((await aBareDatabase()).$client, file)).rejects.toThrow('cannot be read');
});
