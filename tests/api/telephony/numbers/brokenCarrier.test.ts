import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../../../server/kernel/db/schema/accounts.ts';
import { didDirectory, numbers } from '../../../../server/kernel/db/schema/routing.ts';
import { anAccount, aUser } from '../../../builders/api/anAccount.ts';
import { aNumber } from '../../../builders/api/aNumber.ts';
import { login } from '../../../builders/api/login.ts';
import { freePort } from '../../../server/freePort.ts';
import { anAppWithCalls } from '../../carriers/aCarrier.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const did = '+61390001234';
const failing: Answer = (_request, response) => void response.writeHead(500).end('out of order');
const sold = (response: ServerResponse) =>
  void response.writeHead(201, { 'content-type': 'application/json' }).end('{"sid":"PN1"}');

let world: Awaited<ReturnType<typeof anAppWithCalls>>;
let account: number;
let headers: Record<string, string>;
let asked: string[] = [];
let bodies: string[] = [];
let answer: Answer = failing;
const carrier = createServer((request, response) => {
  const what = `${request.method} ${request.url?.split('/').at(-1)}`;
  // The comparison of all numbers runs once after the start, whenever that is, and is no part of what a test asks.
  const isComparison = what === 'GET IncomingPhoneNumbers.json?PageSize=100';
  if (!isComparison) asked.push(what);
  void text(request).then((body) => {
    if (request.method === 'POST') bodies.push(body);
    return isComparison ? failing(request, response) : answer(request, response);
  });
});

beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((resolve) => void carrier.listen(port, '127.0.0.1', resolve));
  world = await anAppWithCalls({
    CARRIER_API_BASE: `http://127.0.0.1:${port}`,
    CARRIER_ADDRESSES: 'AU=AD1, AU-tollfree=AD2',
    CARRIER_BUNDLES: 'AU=BU1',
  });
  account = await anAccount(world.db);
  ({ headers } = await login(world.app, (await aUser(world.db, account)).email));
});

afterAll(() => void carrier.close());

beforeEach(() => {
  asked = [];
  bodies = [];
});

async function send(method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const response = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
  return [response.statusCode, response.json<{ errorCode: string }>().errorCode];
}

const wish = { did, country: 'AU', name: 'Main', source: 'Print' };
const rentUrl = () => `/v2/number/${account}/geo`;
const rent = () => send('PUT', rentUrl(), wish);

test('a failed search reports that the carrier failed', async () => {
  answer = failing;
  expect(await send('GET', '/v2/number/available/AU?network=geo')).toEqual([502, 'CARRIER-FAILED']);
});

test('a malformed number from the carrier is left out of the search', async () => {
  answer = (_request, response) => {
    const number = (phone_number: string) => ({ phone_number, locality: 'Sydney', region: '', capabilities: {} });
    const available_phone_numbers = ['+61255501234', '0255501234', '+6125', '', '+999255501234'].map(number);
    const page = { uri: '/first', available_phone_numbers };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(page));
  };
  const response = await world.app.inject({ url: '/v2/number/available/AU?network=geo', headers });
  expect(response.json()).toEqual([{ did: '+61255501234', area: 'Sydney', network: 'geo', sms: false }]);
});

test('a number that the carrier does not sell is not stored', async () => {
  answer = failing;
  expect(await rent()).toEqual([502, 'CARRIER-FAILED']);
  expect(await world.db.$count(numbers, eq(numbers.did, did))).toBe(0);
});

describe('a refused rental', () => {
  const refusing =
    (status: number, code: number, message: string): Answer =>
    (_request, response) =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ code, status, message }));

  test.each([
    ['an address', 400, 21_631, 'NUMBER-ADDRESS-REQUIRED'],
    ['a bundle of documents', 400, 21_649, 'NUMBER-DOCUMENTS-REQUIRED'],
    ['a permission', 403, 20_403, 'NUMBER-NOT-PERMITTED'],
    ['a number that is still there', 400, 21_422, 'NUMBER-NOT-FOUND'],
    ['something unknown', 400, 29_999, 'CARRIER-FAILED'],
  ])('for lack of %s has a code of its own, and the carrier’s words are for staff', async (_, status, code, ours) => {
    answer = refusing(status, code, 'In the words of the carrier');
    const asUser = await world.app.inject({ method: 'PUT', url: rentUrl(), headers, payload: wish });
    expect(asUser.json()).toMatchObject({ errorCode: ours });
    expect(asUser.body).not.toContain('carrier":');
    const support = await aUser(world.db, account, ['admin', 'support']);
    const staff = await login(world.app, support.email);
    const asStaff = await world.app.inject({ method: 'PUT', url: rentUrl(), headers: staff.headers, payload: wish });
    expect(asStaff.json()).toMatchObject({
      errorCode: ours,
      info: { carrier: { code, message: 'In the words of the carrier' } },
    });
    expect(await world.db.$count(numbers, eq(numbers.did, did))).toBe(0);
  });
});

test('a purchase names the address and the bundle of its country, or of its country and network', async () => {
  answer = (_request, response) => void response.writeHead(500).end();
  await rent();
  await send('PUT', `/v2/number/${account}/tollfree`, { ...wish, did: '+611800160123' });
  const sent = bodies.map((body) => Object.fromEntries(new URLSearchParams(body)));
  expect(sent).toMatchObject([
    { PhoneNumber: did, AddressSid: 'AD1', BundleSid: 'BU1' },
    { AddressSid: 'AD2', BundleSid: 'BU1' },
  ]);
});

test('a number that was assigned to another account meanwhile is returned to the carrier', async () => {
  const other = await anAccount(world.db);
  answer = async (request, response) => {
    if (request.method === 'DELETE') return void response.writeHead(204).end();
    await world.db.insert(didDirectory).values({ did, accountId: other });
    return sold(response);
  };
  expect(await rent()).toEqual([404, 'NUMBER-NOT-FOUND']);
  expect(asked).toEqual(['POST IncomingPhoneNumbers.json', 'DELETE PN1.json']);
  expect(await world.db.$count(numbers, eq(numbers.did, did))).toBe(0);
  const audit = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `number ${did}`));
  expect(audit.map(({ action }) => action)).toEqual(['number.rental-undone']);
});

test('a number that the carrier fails to release is kept, and one that it no longer has is cancelled', async () => {
  const { did: rented } = await aNumber(world.db, account, { carrierSid: 'PN7' });
  const cancel = () => send('DELETE', `/v2/number/${encodeURIComponent(rented)}`);
  answer = failing;
  expect(await cancel()).toEqual([502, 'CARRIER-FAILED']);
  expect(await world.db.$count(numbers, eq(numbers.status, 'cancelled'))).toBe(0);
  answer = (_request, response) =>
    void response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":20404,"status":404}');
  expect((await cancel())[0]).toBe(200);
});
