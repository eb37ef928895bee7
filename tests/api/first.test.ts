import { expect, test } from 'vitest';
import { anAccount, aUser } from '../builders/api/anAccount.ts';
import { anApp } from '../builders/api/anApp.ts';
import { login } from '../builders/api/login.ts';

test('a user logs in and reads their profile', async () => {
  const { app, db } = await anApp();
  const account = await anAccount(db);
  const user = await aUser(db, account, ['admin']);
  const { headers } = await login(app, user.email);
  const me = await app.inject({ url: '/v2/user/me', headers });
  expect(me.json()).toMatchObject({ email: user.email, account, allow: { admin: true } });
  for (const url of ['/v2/call', '/v2/number', '/v2/account/tree', '/v2/call/tag', '/v2/reports/timeday2/', '/v2/reports/summary2', '/v2/public/theme/localhost', '/readyz', '/metrics', '/v2/openapi.json', '/docs/', '/v2/nothing', '/v2/call?orderBy=status&order=asc&search=a_b&status=answered&status=missed'])  {
    const a = await app.inject({ url, headers });
    console.log(url, a.statusCode, a.body.slice(0, 200));
  }
});
