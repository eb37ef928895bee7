import { expect, test } from 'vitest';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { login } from '../../../builders/api/login.ts';

test('the tree tells how its accounts are sold', async () => {
  const { app, db } = await anApp();
  const told = {
    plan: 'agency',
    billerCode: 'B-17',
    category: 'healthcare',
    highway: 'north',
    billingClient: true,
  } as const;
  const father = await anAccount(db, { name: 'Harbour Calls' });
  const id = await anAccount(db, { parentId: father, ...told });
  const { headers } = await login(app, (await aUser(db, father, [])).email);
  for (const url of ['/v2/account/tree', '/v2/account/dash/FORCE'])
    expect((await app.inject({ url, headers })).json()).toContainEqual(expect.objectContaining({ id, ...told }));
});
