import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { ask } from '../../../builders/api/ask.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { aSignup } from '../../../builders/api/aSignup.ts';
import { aWorld, samplesOf } from '../../../builders/api/aWorld.ts';
import { login, testPassword, tryLogin } from '../../../builders/api/login.ts';
import { freePort } from '../../../server/freePort.ts';
import { aCallFlow, aPublishedFlow, token as carrierToken } from '../../carriers/aCarrier.ts';
import { incoming, onwards, webhooksTo } from '../../carriers/aWebhook.ts';

const digits = '8675309';
const caller = '+61398765432';

/** An application that logs everything it can. */
async function aTalkativeApp() {
  const lines: string[] = [];
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const built = await anApp({
    telephony: true,
    log: new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    }),
    environment: {
      LOG_LEVEL: 'trace',
      TOKEN_MODE: 'storage',
      PORT: String(port),
      PUBLIC_BASE_URL: url,
      CARRIER_AUTH_TOKEN: carrierToken,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'trunkline-log-')),
    },
  });
  return { ...built, url, lines };
}

test('the log of a busy server names no password, token, link, key press or caller', { timeout: 300_000 }, async () => {
  const world = await aTalkativeApp();
  const { app, db, lines } = world;
  const account = await anAccount(db);
  const { email } = await aUser(db, account);
  const { headers, refresh } = await login(app, email);
  await tryLogin(app, email, 'a-mistyped-password');
  const renewed = await app.inject({ method: 'POST', url: '/v2/token/dashboard/', payload: { refresh } });
  const next = renewed.json<{ access: { token: string }; refresh: { jwt: string } }>();
  const { token: link } = await aSignup(db, account);
  await app.inject(`/v2/signup/${link}`);
  await app.inject({ url: `/v2/number?search=${encodeURIComponent(caller)}`, headers });

  const flow = randomUUID();
  await aPublishedFlow(db, account, flow, aCallFlow());
  const { did } = await aNumber(db, account, { action: 'flow', actionId: flow });
  const { post } = webhooksTo(world);
  const consent = await post('/carrier/voice', incoming('CA1', did));
  const menu = await post(onwards(consent.body), { ...incoming('CA1', did), CallStatus: 'in-progress' });
  const pressed = { ...incoming('CA1', did), CallStatus: 'in-progress', Digits: digits };
  expect((await post(onwards(menu.body), pressed)).status).toBe(200);
  expect((await post(onwards(menu.body), pressed, 'another-token')).status).toBe(403);
  expect((await post('/carrier/voice', incoming('CA2', '+61255501999'))).status).toBe(200);

  // Every endpoint once, badly and well.
  const everything = await aWorld(db, account);
  const samples = samplesOf(everything);
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (endpoint.response === 'stream' || name === 'logout') continue;
    await ask(app, endpoint, samples[name as keyof typeof endpoints], headers);
    await ask(app, endpoint, {}, headers);
  }

  const secrets = {
    password: testPassword,
    mistyped: 'a-mistyped-password',
    access: headers.authorization.slice(7),
    refresh,
    nextAccess: next.access.token,
    nextRefresh: next.refresh.jwt,
    link,
    review: everything.review.token,
    carrier: carrierToken,
    digits,
    caller,
    callerDigits: caller.slice(1),
    email,
  };
  expect(lines.length).toBeGreaterThan(200);
  const found = Object.entries(secrets).flatMap(([what, secret]) => {
    const shapes = [secret, encodeURIComponent(secret), btoa(secret)];
    const line = lines.find((one) => shapes.some((shape) => one.includes(shape)));
    return line === undefined ? [] : [`${what}: ${line}`];
  });
  expect(found).toEqual([]);
});
