import { expect, test } from 'vitest';
import { addSystemUser } from '../../../../server/commands/addSystemUser.ts';
import { readConfig } from '../../../../server/config.ts';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { anAccount } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { databaseUrl } from '../../../builders/api/databaseUrl.ts';
import { login } from '../../../builders/api/login.ts';

const configOf = (db: Db) =>
  readConfig({
    DATABASE_URL: databaseUrl(db),
    PUBLIC_BASE_URL: 'https://calls.example.test',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
  });

test('the first user of an installation is invited on the machine, and can do everything', async () => {
  const db = await aDatabase();
  const said = await addSystemUser(configOf(db), ' Ada@Example.test ');
  const [, token = ''] = /^ada@example\.test .* https:\/\/calls\.example\.test\/invite\/([\w-]{43}) /.exec(said) ?? [];
  const { app } = await anApp({ db });
  const payload = { password: 'Correct-horse-7', firstName: 'Ada' };
  const accepted = await app.inject({ method: 'POST', url: `/v2/public/invite/${token}`, payload });
  expect(accepted.statusCode).toBe(200);
  const { headers } = await login(app, 'ada@example.test', payload.password);
  expect((await app.inject({ url: '/v2/admin/installation', headers })).statusCode).toBe(200);
  const tree = (await app.inject({ url: '/v2/account/tree', headers })).json<{ id: number; name: string }[]>();
  expect(tree).toMatchObject([{ name: 'Operations' }]);
  const colleague = {
    account: tree[0]?.id,
    email: 'bo@example.test',
    firstName: 'Bo',
    allow: { support: false, admin: true },
  };
  const invited = await app.inject({ method: 'PUT', url: '/v2/user', headers, payload: colleague });
  expect(invited.statusCode).toBe(200);
});

test('later ones join the same account; a taken or wrong address is refused in a sentence', async () => {
  const db = await aDatabase();
  const root = await anAccount(db, { name: 'Harbour', type: 'reseller' });
  await anAccount(db, { parentId: root });
  await addSystemUser(configOf(db), 'ada@example.test');
  await expect(addSystemUser(configOf(db), 'ada@example.test')).rejects.toThrow(
    'ada@example.test is the address of a user already.',
  );
  await expect(addSystemUser(configOf(db), 'nobody')).rejects.toThrow('nobody is not an email address.');
  const { rows } = await db.$client.query('select account_id, email, status from users');
  expect(rows).toEqual([{ account_id: root, email: 'ada@example.test', status: 'invited' }]);
});
