import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CarrierApi } from '../../../server/carriers/carrierDialect.ts';
import { dialects } from '../../../server/carriers/dialects.ts';
import type { CarrierSettings } from '../../../server/carriers/carrierSettings.ts';
import { openLog } from '../../../server/kernel/log/openLog.ts';

const [token, text, code, number] = ['t0ken-of-the-account', 'Your table is ready', '481516', '+61491570156'];
const account = 'AC00000000000000000000000000000001';
const secrets = [token, Buffer.from(`${account}:${token}`).toString('base64'), text, code, number, number.slice(1)];

/** How a carrier fails; what it says may repeat numbers. */
const failures: Record<string, RequestListener> = {
  'is out of order': (_request, reply) => void reply.writeHead(500).end(`{"message":"${number} got ${code} last"}`),
  refuses: (_request, reply) =>
    void reply.writeHead(400).end(JSON.stringify({ code: 21_211, status: 400, message: `${number} is no number` })),
  'has no words': (_request, reply) => void reply.writeHead(502).end('<html>Bad gateway</html>'),
  'drops the connection': (request) => request.socket.destroy(),
};

let listener: RequestListener = () => undefined;
const carrier = createServer((request, reply) => listener(request, reply));
let base = '';
let logged = '';
const log = openLog(
  'trace',
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  }),
);

beforeAll(async () => {
  await new Promise<void>((resolve) => carrier.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(carrier.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => carrier.close(resolve)));

function settingsOf(kind: CarrierSettings['kind'], apiBase: string): CarrierSettings {
  const ids = { addresses: {}, bundles: {}, connectionId: '1', sipDomain: null };
  const keys = { accountSid: account, authTokens: [token] as const, webhookKeys: [token] };
  return { kind, publicBaseUrl: 'https://calls.example.test', apiBase, ...keys, ...ids };
}

const message = { accountId: 1, messageId: '6f0a9a52-6f1d-4c7e-9a63-0d6f0c1d8c21', sender: number, to: number };

/** Everything that we ask a carrier for. */
const requests: Record<string, (api: CarrierApi) => Promise<unknown>> = {
  'a text': ({ messages }) => messages.send({ ...message, text }),
  'a security code': ({ messages }) => messages.send({ ...message, text: `Your code is ${code}` }),
  'the state of a text': ({ messages }) => messages.find('SM1'),
  'the list of texts': ({ messages }) => messages.findSent({ sender: number, to: number, since: new Date() }),
  'the state of a call': ({ calls }) => calls.find('CA1'),
  'the legs of a call': ({ calls }) => calls.legsOf('CA1'),
  'the recordings of a call': ({ calls }) => calls.recordingsOf('CA1'),
  'the calls that arrived': ({ calls }) => calls.listArrivals(new Date()),
  'the release of a number': ({ numbers }) => numbers.release('PN1'),
};

async function logOf(ask: (api: CarrierApi) => Promise<unknown>, kind: 'twilio' | 'telnyx', apiBase: string) {
  logged = '';
  await Promise.allSettled([ask(dialects[kind].rest(settingsOf(kind, apiBase), apiBase, log))]);
  return logged;
}

describe.each(['twilio', 'telnyx'] as const)('what is logged of %s', (kind) => {
  test.each(Object.keys(failures))('that %s has no secret, number or text', async (failure) => {
    listener = failures[failure] ?? listener;
    let lines = '';
    for (const ask of Object.values(requests)) lines += await logOf(ask, kind, base);
    expect(lines).toContain('"err":{"type":');
    expect(secrets.filter((secret) => lines.includes(secret))).toEqual([]);
  });

  test('that nobody reaches has no secret, number or text', { timeout: 240_000 }, async () => {
    const send = requests['a security code'] ?? (() => Promise.reject(new Error('it is not asked for')));
    const lines = await logOf(send, kind, 'http://127.0.0.1:9');
    expect(secrets.filter((secret) => lines.includes(secret))).toEqual([]);
  });
});

test('an error is logged with its kind, words, code, place and causes, and nothing else that it carries', () => {
  const cause = Object.assign(new TypeError(`no route to ${number}`), { code: 'EHOSTUNREACH', config: { token } });
  const error = Object.assign(new Error('it failed', { cause }), {
    status: 503,
    request: { headers: token },
    body: text,
  });
  logged = '';
  log.error({ err: error }, 'out of order');
  log.error(error);
  const [first, second] = logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { err: object });
  const told = {
    type: 'Error',
    message: 'it failed',
    status: 503,
    stack: expect.stringContaining('loggedErrors.test.ts'),
    cause: { type: 'TypeError', message: 'no route to [number]', code: 'EHOSTUNREACH', stack: expect.any(String) },
  };
  expect([first?.err, second?.err]).toEqual([told, told]);
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
});

test('an error that causes itself is logged', () => {
  const error = new Error('round');
  error.cause = error;
  logged = '';
  log.error({ err: error });
  expect(logged).toContain('"message":"round"');
});
