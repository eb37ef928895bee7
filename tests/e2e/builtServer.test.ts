import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type RunningServer } from '../server/startServer.ts';
import { demoPassword } from './site.ts';
import { startDemo } from './startDemo.ts';

/** The bundle differs from the sources in how it imports CommonJS packages. */
let server: RunningServer;
let headers: Record<string, string>;
let answer: (method: string, path: string) => [status: number, body: object] = () => [500, {}];

const carrier = createServer((request, response: ServerResponse) => {
  const [status, body] = answer(request.method ?? '', request.url ?? '');
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((resolve) => void carrier.listen(port, '127.0.0.1', resolve));
  server = await startDemo({
    CARRIER_API_BASE: `http://127.0.0.1:${port}`,
    CARRIER_SMS_FROM: '+61491570006',
  });
  const authorization = `Basic ${btoa(`admin@demo.test:${demoPassword}`)}`;
  const login = await fetch(`${server.url}/v2/token/dashboard/`, { method: 'POST', headers: { authorization } });
  const { access } = (await login.json()) as { access: { token: string } };
  headers = { authorization: `Bearer ${access.token}` };
});

afterAll(async () => {
  await server.stop();
  carrier.close();
});

async function send(method: string, path: string, body?: object) {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function myAccount(): Promise<number> {
  return Number((await send('GET', '/v2/user/me')).body['account']);
}

const did = '+61390001234';
const wanted = { did, country: 'AU', name: 'Main', source: 'Print' };

test('a number that the carrier sold to someone else is not found', async () => {
  answer = () => [400, { code: 21_422, status: 400, message: 'not available' }];
  const rented = await send('PUT', `/v2/number/${await myAccount()}/geo`, wanted);
  expect(rented).toMatchObject({ status: 404, body: { errorCode: 'NUMBER-NOT-FOUND' } });
});

test('a number is rented, and cancelled although the carrier has it no longer', async () => {
  answer = () => [201, { sid: 'PN1' }];
  expect(await send('PUT', `/v2/number/${await myAccount()}/geo`, wanted)).toMatchObject({ status: 200 });
  answer = () => [404, { code: 20_404, status: 404, message: 'not found' }];
  expect(await send('DELETE', `/v2/number/${encodeURIComponent(did)}`)).toMatchObject({ status: 200 });
});

test('a search in a country without numbers finds none', async () => {
  answer = () => [404, { code: 20_404, status: 404, message: 'not found' }];
  const found = await send('GET', '/v2/number/available/AU?network=geo');
  expect(found).toMatchObject({ status: 200, body: [] });
});

test('a text message that the carrier rejects says so', async () => {
  answer = () => [400, { code: 21_211, status: 400, message: 'not a mobile' }];
  await send('POST', '/v2/user/me', { mobile: '+61491570156' });
  const sent = await send('GET', '/v2/user/me/sms2FA');
  expect(sent).toMatchObject({ status: 502, body: { errorCode: 'CARRIER-FAILED', info: 21_211 } });
});
