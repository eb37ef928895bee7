import { expect, test } from 'vitest';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aDatabase } from '../../../builders/api/aDatabase.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { testPassword } from '../../../builders/api/login.ts';

/** The address that a login is recorded with. */
async function recorded(proxies: string, forwarded: string): Promise<string | null | undefined> {
  const { app, db } = await anApp({ environment: { TRUST_PROXY: proxies }, db: await aDatabase() });
  const { email } = await aUser(db, await anAccount(db));
  const authorization = `Basic ${btoa(`${email}:${testPassword}`)}`;
  const headers = { authorization, 'x-forwarded-for': forwarded };
  await app.inject({ method: 'POST', url: '/v2/token/dashboard/', headers, remoteAddress: '10.0.0.1' });
  const { rows } = await db.execute<{ address: string }>('select address from sessions');
  return rows[0]?.address;
}

test.each([
  ['no proxy', 'off', '198.51.100.1', '10.0.0.1'],
  ['one proxy', '1', '198.51.100.66, 203.0.113.7', '203.0.113.7'],
  ['two proxies', '2', '198.51.100.66, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
])('behind %s, what a client writes into X-Forwarded-For does not count', async (_, proxies, forwarded, address) => {
  expect(await recorded(proxies, forwarded)).toBe(address);
});
