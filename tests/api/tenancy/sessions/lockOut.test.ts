import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../../../server/kernel/db/executor.ts';
import { anAccount, aUser, type TestUser } from '../../../builders/api/anAccount.ts';
import { anApp } from '../../../builders/api/anApp.ts';
import { anInvitation } from '../../../builders/api/anInvitation.ts';
import { aBusiness, aSignup } from '../../../builders/api/aSignup.ts';
import { aTrustedDevice } from '../../../builders/api/aTrustedDevice.ts';
import { testPassword } from '../../../builders/api/login.ts';

let clock = Date.parse('2026-03-02T00:00:00Z');
let addresses = 0;
let address: string;
let app: FastifyInstance;
let db: Db;
let account: number;
let user: TestUser;

beforeAll(async () => {
  ({ app, db } = await anApp({ now: () => new Date(clock) }));
  account = await anAccount(db);
});

beforeEach(async () => {
  clock += 86_400_000;
  address = `198.51.100.${(addresses += 1)}`;
  user = await aUser(db, account);
});

const told = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  (answer.json() as { errorCode?: string }).errorCode,
];
const closed = [429, 'TOO-MANY-REQUESTS'];

interface From {
  cookies?: Record<string, string>;
  remoteAddress?: string;
}

async function logIn(email: string, password: string, from: From = {}) {
  const headers = { authorization: `Basic ${btoa(`${email}:${password}`)}` };
  return told(
    await app.inject({ method: 'POST', url: '/v2/token/dashboard/', headers, remoteAddress: address, ...from }),
  );
}

async function fail(times: number, email = user.email, from: From = {}): Promise<void> {
  for (let tried = 0; tried < times; tried += 1)
    expect(await logIn(email, 'wrong', from), String(tried)).toEqual([401, 'E003']);
}

describe('a trusted browser', () => {
  const somewhereElse = { remoteAddress: '203.0.113.7' };
  let cookies: Record<string, string>;

  beforeEach(async () => {
    cookies = await aTrustedDevice(db, user, new Date(clock));
  });

  test('can log in while others are locked out of the same email', async () => {
    await fail(10, user.email, somewhereElse);
    expect(await logIn(user.email, testPassword)).toEqual(closed);
    expect(await logIn(user.email, testPassword, { cookies })).toEqual([200, undefined]);
    expect(await logIn(user.email, testPassword)).toEqual(closed);
  });

  test('has its own ten attempts, which lock out no other browser', async () => {
    await fail(10, user.email, { cookies });
    expect(await logIn(user.email, testPassword, { cookies })).toEqual(closed);
    expect(await logIn(user.email, testPassword)).toEqual([200, undefined]);
    clock += 900_000;
    expect(await logIn(user.email, testPassword, { cookies })).toEqual([200, undefined]);
  });

  test('is locked out when its address has failed too often', async () => {
    for (let guess = 0; guess < 50; guess += 1) await logIn(`guess-${guess}@example.test`, 'wrong');
    expect(await logIn(user.email, testPassword, { cookies })).toEqual(closed);
    expect(await logIn(user.email, testPassword, { cookies, ...somewhereElse })).toEqual([200, undefined]);
  });

  test('is recognized by its cookie, for its own user only and until trust expires', async () => {
    const other = await aUser(db, account);
    const theirs = await aTrustedDevice(db, other, new Date(clock));
    await fail(10, user.email, somewhereElse);
    const name = `device_${user.id}`;
    for (const forged of [{ [name]: 'forged' }, { [name]: Object.values(theirs)[0] ?? '' }, theirs])
      expect(await logIn(user.email, testPassword, { cookies: forged })).toEqual(closed);
    clock += 30 * 86_400_000;
    await fail(10, user.email, somewhereElse);
    expect(await logIn(user.email, testPassword, { cookies })).toEqual(closed);
  });
});

describe('tokens from emails', () => {
  const business = aBusiness();
  const doors = {
    'reading an invitation': (token: string) => ({ method: 'GET', url: `/v2/public/invite/${token}` }) as const,
    'accepting an invitation': (token: string) =>
      ({
        method: 'POST',
        url: `/v2/public/invite/${token}`,
        payload: { password: 'Correct-horse-7', firstName: 'Ada' },
      }) as const,
    'reading a signup': (token: string) => ({ method: 'GET', url: `/v2/signup/${token}` }) as const,
    'sending the business details': (token: string) =>
      ({ method: 'POST', url: `/v2/signup/${token}`, payload: business }) as const,
    'finishing a signup': (token: string) =>
      ({ method: 'PATCH', url: `/v2/signup/${token}`, payload: { payment: 'skip' } }) as const,
  };
  const openings = Object.entries(doors);
  const visit = async (door: (typeof openings)[number][1], token: string, remoteAddress = address) =>
    told(await app.inject({ ...door(token), remoteAddress }));

  test.each(openings)('can be guessed at most thirty times from one address by %s', async (_, door) => {
    for (let guess = 0; guess < 30; guess += 1) expect(await visit(door, `made-up-${guess}`)).toEqual([404, 'INV01']);
    expect(await visit(door, 'made-up')).toEqual(closed);
    expect(await visit(door, 'made-up', '203.0.113.8')).toEqual([404, 'INV01']);
    clock += 900_000;
    expect(await visit(door, 'made-up')).toEqual([404, 'INV01']);
  });

  test('share one limit, beyond which even a valid one is refused', async () => {
    const { token } = await anInvitation(db, account);
    for (let guess = 0; guess < 6; guess += 1)
      for (const [, door] of openings) expect(await visit(door, `made-up-${guess}`)).toEqual([404, 'INV01']);
    expect(await visit(doors['reading an invitation'], token)).toEqual(closed);
    expect(await visit(doors['accepting an invitation'], token)).toEqual(closed);
  });

  test('do not count as guesses if they are valid, whatever the outcome', async () => {
    const [{ token }, signup] = [await anInvitation(db, account), await aSignup(db, account, { payment: 'stripe' })];
    for (let visited = 0; visited < 40; visited += 1) {
      expect(await visit(doors['reading an invitation'], token)).toEqual([200, undefined]);
      expect(await visit(doors['finishing a signup'], signup.token)).toEqual([400, 'INVALID-PAYLOAD']);
    }
    expect(await visit(doors['accepting an invitation'], token)).toEqual([200, undefined]);
  });
});
