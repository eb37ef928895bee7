import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../../../server/compose.ts';
import { readConfig } from '../../../server/config.ts';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { accounts } from '../../../server/kernel/db/schema/accounts.ts';
import { demoLogins } from '../../../server/demo/demoLogins.ts';
import { hashPassword } from '../../../server/tenancy/sessions/passwords.ts';
import { aDatabase } from '../../builders/api/aDatabase.ts';
import { databaseUrl } from '../../builders/api/databaseUrl.ts';
import { anAccount, aUser } from '../../builders/api/anAccount.ts';
import { login, testPassword } from '../../builders/api/login.ts';
import { anApp } from '../../builders/api/anApp.ts';
import { freePort } from '../../server/freePort.ts';

const knownPassword = 'trunkline-demo';
const behindProxy = { HOST: '127.0.0.1', PUBLIC_BASE_URL: 'https://calls.example.test', TRUST_PROXY: '1' };

/** Starts as documented behind a proxy. Returns the status of each login, and the logins that the server offers. */
async function started(db: Db, environment: Record<string, string>, logins: [email: string, password: string][]) {
  const port = await freePort();
  const config = readConfig({
    DATABASE_URL: databaseUrl(db),
    DATABASE_POOL: '4',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'trunkline-public-')),
    LOG_LEVEL: 'silent',
    ...behindProxy,
    PORT: String(port),
    ...environment,
  });
  const server = await startServer(config);
  try {
    const statuses = [];
    for (const [email, password] of logins) {
      const authorization = `Basic ${btoa(`${email}:${password}`)}`;
      const answer = await fetch(`http://127.0.0.1:${port}/v2/token/dashboard/`, {
        method: 'POST',
        headers: { authorization },
      });
      statuses.push(answer.status);
    }
    return { statuses, logins: server.logins };
  } finally {
    await server.stop();
  }
}

/** The demo's logins without its calls, as an earlier start on loopback left them. */
async function withDemoLogins(): Promise<Db> {
  const db = await aDatabase();
  const account = await anAccount(db);
  const passwordHash = await hashPassword(knownPassword);
  for (const { email, roles } of demoLogins) await aUser(db, account, [...roles], { email, passwordHash });
  return db;
}

test('an empty database behind a proxy stays empty', async () => {
  const db = await aDatabase();
  const { statuses, logins } = await started(db, {}, [['system@demo.test', knownPassword]]);
  expect(statuses).toEqual([401]);
  expect(logins).toEqual([]);
  expect(await db.$count(accounts)).toBe(0);
});

test('demo logins from an earlier start do not work at a public address, others do', async () => {
  const db = await withDemoLogins();
  const { email } = await aUser(db, await anAccount(db));
  const { statuses } = await started(db, {}, [
    ['system@demo.test', knownPassword],
    ['SYSTEM@demo.test', knownPassword],
    [email, testPassword],
  ]);
  expect(statuses).toEqual([401, 401, 200]);
});

test('with DEMO_PASSWORD they work with that password only', async () => {
  const { statuses } = await started(await withDemoLogins(), { DEMO_PASSWORD: 'not-the-known-one' }, [
    ['system@demo.test', knownPassword],
    ['system@demo.test', 'not-the-known-one'],
  ]);
  expect(statuses).toEqual([401, 200]);
});

test('a session from loopback ends when the server goes public', async () => {
  const db = await withDemoLogins();
  const local = await anApp({ db });
  const { headers } = await login(local.app, 'system@demo.test', knownPassword);
  expect((await local.app.inject({ url: '/v2/user/me', headers })).statusCode).toBe(200);
  await started(db, {}, []);
  expect((await local.app.inject({ url: '/v2/user/me', headers })).statusCode).toBe(401);
});
