import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { CallImportResult } from '#contract/telephony/callImports.contract.ts';
import { callImports, importedCalls } from '../../../../server/kernel/db/schema/callImports.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { databaseUrl } from '../../../builders/api/databaseUrl.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { testPassword } from '../../../builders/api/login.ts';
import { freePort } from '../../../server/freePort.ts';
import { aServerProcess } from '../../../server/aServerProcess.ts';
import { callsOf, countEvents } from './aHistory.ts';
import { eventually } from '../../../eventually.ts';

test('a server that is killed in the middle of an import leaves nothing of it', { timeout: 300_000 }, async () => {
  const db = await aDatabase();
  const account = await anAccount(db);
  const { email } = await aUser(db, account, ['admin']);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    PORT: port,
    PUBLIC_BASE_URL: url,
    DATABASE_URL: databaseUrl(db),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'trunkline-import-')),
    TOKEN_MODE: 'storage',
  };
  const first = await aServerProcess(environment);
  const credentials = Buffer.from(`${email}:${testPassword}`).toString('base64');
  const login = await fetch(`${url}/v2/token/dashboard/`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
  });
  const { access } = (await login.json()) as { access: { token: string } };
  const lines = Array.from(
    { length: 4_000 },
    (_, at) => `2026-11-05 10:00,+6141200${String(at).padStart(4, '0')},+61390000001,answered,30`,
  );
  const file = new Blob([`dateStart,caller,trackingNumber,status,duration\n${lines.join('\n')}\n`]);
  const upload = async (invalid = 'refuse'): Promise<CallImportResult> => {
    const body = new FormData();
    body.append('invalid', invalid);
    body.append('file', file, 'history.csv');
    const headers = { authorization: `Bearer ${access.token}` };
    const answer = await fetch(`${url}/v2/call/import/${account}`, { method: 'POST', headers, body });
    return (await answer.json()) as CallImportResult;
  };
  // The process that reads files starts with the first of them, which takes as long as the machine is slow.
  await upload('check');
  // Holds the third thousand back: its calls were imported by somebody who has not decided yet.
  const { promise: decided, resolve: decide } = Promise.withResolvers<void>();
  const other = db
    .transaction(async (tx) => {
      const externalId = `~${Date.parse('2026-11-04T23:00:00Z')} +61412002500 +61390000001 30`;
      const [importId, callUuid] = ['7d0c2a34-1111-4222-8333-444455556666', '7d0c2a34-1111-4222-8333-444455556667'];
      await tx.insert(importedCalls).values({ accountId: account, externalId, importId, callUuid, callId: 1 });
      await decided;
      tx.rollback();
    })
    .catch(() => undefined);
  const lost = upload().then(
    () => 'answered',
    () => 'cut off',
  );
  await eventually(async () => {
    const waiting = await db.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "imported_calls"%'`);
    expect(waiting.rows).toHaveLength(1);
  });
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect(await lost).toBe('cut off');
  decide();
  await other;
  const nothing = async () => [
    (await callsOf(db, account)).length,
    await countEvents(db, account),
    await db.$count(importedCalls),
    await db.$count(callImports),
  ];
  await eventually(async () => expect(await nothing()).toEqual([0, 0, 0, 0]));
  const second = await aServerProcess(environment);
  expect(await upload()).toMatchObject({ rows: 4_000, valid: 4_000, duplicates: 0 });
  expect(await nothing()).toEqual([4_000, 4_000, 4_000, 1]);
  second.kill('SIGKILL');
  await once(second, 'exit');
});
