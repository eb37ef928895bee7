import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../server/freePort.ts';
import { type RunningServer } from '../server/startServer.ts';
import { toneWave } from '../../server/carriers/local/toneWave.ts';
import { aCallWithMessage } from './aCallWithMessage.ts';
import { apiAs, demoPassword } from './site.ts';
import { startDemo } from './startDemo.ts';

/** The bundle differs from the sources in how it imports CommonJS packages. */
let server: RunningServer;
let headers: Record<string, string>;
let answer: (method: string, path: string) => [status: number, body: object] = () => [500, {}];
let sent: URLSearchParams[] = [];

const carrier = createServer((request, response) => void respond(request, response));

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  if (request.method === 'POST') sent.push(new URLSearchParams(body));
  const [status, answered] = answer(request.method ?? '', request.url ?? '');
  const [type, content] =
    answered instanceof Uint8Array ? ['audio/wav', answered] : ['application/json', JSON.stringify(answered)];
  response.writeHead(status, { 'content-type': type }).end(content);
}

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
  const refused = await send('GET', '/v2/user/me/sms2FA');
  expect(refused).toMatchObject({ status: 502, body: { errorCode: 'CARRIER-FAILED', info: 21_211 } });
});

test('a text message brings the code that turns the second factor on', async () => {
  const client = await apiAs({ server }, 'client@demo.test');
  answer = () => [201, { sid: 'SM1', status: 'queued' }];
  sent = [];
  await client('POST', '/v2/user/me', { mobile: '+61491570157' });
  await client('GET', '/v2/user/me/sms2FA');
  expect(sent.map((message) => [message.get('To'), message.get('From')])).toEqual([['+61491570157', '+61491570006']]);
  const code = /\d{6}/.exec(sent[0]?.get('Body') ?? '')?.[0];
  expect(await client('PATCH', '/v2/user/me/sms', { code })).toMatchObject({ recoveryCodes: expect.any(Array) });
  expect(await client('GET', '/v2/user/me/security')).toMatchObject({ twoFactor: 'sms' });
});

test('a recording is fetched from the carrier, and played as it is there, whole or in part', async () => {
  const wave = Buffer.from(toneWave(5, 1));
  const asked: string[] = [];
  answer = (method, path) => {
    if (path.startsWith('/recordings/')) asked.push(method);
    return path.startsWith('/recordings/') ? [200, wave] : [404, { code: 20_404, status: 404, message: 'not found' }];
  };
  const call = await aCallWithMessage(await apiAs({ server }, 'admin@demo.test'));
  const play = (more: Record<string, string> = {}) =>
    fetch(`${server.url}/v2/call/${call}/audio`, { headers: { ...headers, ...more } });
  await expect.poll(async () => (await play()).status, { timeout: 60_000, interval: 250 }).toBe(200);
  const whole = await play();
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'audio/wav',
    'content-length': String(wave.length),
  });
  expect(Buffer.from(await whole.arrayBuffer()).equals(wave)).toBe(true);
  const part = await play({ range: 'bytes=100-199' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${wave.length}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(wave.subarray(100, 200))).toBe(true);
  expect(asked).toEqual(['GET']);
});

test('the licenses of what a build contains are served with it, those of scripts and of fonts', async () => {
  const answer = await fetch(`${server.url}/third-party-notices.txt`);
  const notices = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  for (const name of ['react', 'elkjs', 'zod', '@fontsource/noto-sans']) expect(notices).toContain(`## ${name}`);
  for (const license of ['Eclipse Public License', 'SIL OPEN FONT LICENSE', 'Permission is hereby granted'])
    expect(notices.toUpperCase()).toContain(license.toUpperCase());
});
