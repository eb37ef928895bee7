import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { defaultColours } from '#values/defaultColours.ts';
import { endpoints } from '#contract/endpoints.ts';
import { themes } from '../../../../server/kernel/db/schema/brand.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { aSmsCarrier, type ReceivedSms } from '../../../builders/api/aSmsCarrier.ts';
import { ask } from '../../../builders/api/ask.ts';
import { login } from '../../../builders/api/login.ts';

let app: FastifyInstance;
let received: ReceivedSms[];
let headers: Record<string, string>;

beforeAll(async () => {
  const carrier = await aSmsCarrier();
  received = carrier.received;
  const world = await anApp({ environment: { CARRIER_API_BASE: carrier.url } });
  ({ app } = world);
  const reseller = await anAccount(world.db, { type: 'reseller' });
  const account = await anAccount(world.db, { parentId: reseller });
  const look = { title: 'Harbour Calls', colours: defaultColours };
  await world.db.insert(themes).values({ accountId: reseller, host: 'calls.harbour.test', ...look });
  ({ headers } = await login(app, (await aUser(world.db, account)).email));
});

test('the authenticator app and text messages show the account’s brand, not ours', async () => {
  const { uri } = JSON.parse((await ask(app, endpoints.newTotpSecret, { params: { mode: 'totp' } }, headers)).body) as {
    uri: string;
  };
  expect(new URL(uri).searchParams.get('issuer')).toBe('Harbour Calls');
  await ask(app, endpoints.addTwoFactorNumber, { body: { mobile: '+61491570156' } }, headers);
  expect((await ask(app, endpoints.sendTwoFactorCode, {}, headers)).status).toBe(200);
  expect(received.at(-1)?.text).toContain('Harbour Calls');
  expect(`${uri} ${received.at(-1)?.text}`).not.toMatch(/trunkline/i);
});
