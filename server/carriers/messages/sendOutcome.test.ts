import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import type { SendOutcome } from '../../messaging/messages/messageCarrier.ts';
import type { CarrierSettings } from '../carrierSettings.ts';
import { telnyxApi } from '../telnyx/telnyxApi.ts';
import { outcomeOf } from './sendOutcome.ts';
import { telnyxMessages } from './telnyxMessages.ts';
import { twilioMessages } from './twilioMessages.ts';

const log = pino({ level: 'silent' });
const settings = {
  kind: 'twilio',
  accountSid: 'AC0',
  authTokens: ['token'],
  publicBaseUrl: 'https://calls.example.test',
  messagingProfile: null,
} as unknown as CarrierSettings;
const message = { accountId: 7, messageId: 'b3a1', sender: '+61400000001', to: '+61400000002', text: 'Hello' };

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** A carrier that does this with each request. Returns its address. */
async function aCarrier(act: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(act).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const saying = (status: number, body: object | string) => () =>
  aCarrier((_request, response) => {
    response.statusCode = status;
    response.setHeader('content-type', typeof body === 'string' ? 'text/html' : 'application/json');
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });

/** A refusal as both carriers word theirs. */
const refusing = (status: number, code: number) =>
  saying(status, { code, status, message: 'No', errors: [{ code: String(code), title: 'No' }] });

async function aClosedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}

const returned: SendOutcome = { kind: 'returned' };
const unanswered: SendOutcome = { kind: 'unanswered' };
const refused = (error: string): SendOutcome => ({ kind: 'refused', error });

const cases: [string, () => Promise<string>, SendOutcome][] = [
  ['nobody listens', aClosedPort, returned],
  ['its name has no address', () => Promise.resolve('http://nowhere.invalid'), returned],
  ['its address does not speak TLS', async () => (await saying(200, '')()).replace('http:', 'https:'), unanswered],
  ['it has too many requests', refusing(429, 20_429), returned],
  ['its queue is full', refusing(400, 21_611), returned],
  ['it does not know the token', refusing(401, 20_003), returned],
  ['it refuses', refusing(400, 21_211), refused('21211')],
  ['it knows of an opt-out', refusing(403, 40_300), refused('40300')],
  ['something between gave up waiting', saying(408, '<h1>408 Request Time-out</h1>'), unanswered],
  ['something between is broken', saying(502, '<h1>502 Bad Gateway</h1>'), unanswered],
  ['it fails', refusing(500, 20_500), unanswered],
  ['it has no time', refusing(503, 20_503), unanswered],
  [
    'it breaks the connection off when it has read the text',
    () => aCarrier((request) => request.on('data', () => request.socket.destroy()).resume()),
    unanswered,
  ],
];

test.each(cases)(
  'when %s, a text over the API of Twilio or Telnyx goes where it belongs',
  async (_what, open, outcome) => {
    const base = await open();
    expect(await twilioMessages(settings, base, log).send(message)).toEqual(outcome);
    expect(await telnyxMessages(settings, telnyxApi(settings, base), log).send(message)).toEqual(outcome);
  },
);

const failing = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

test.each<[string, unknown, SendOutcome]>([
  ['no route', failing('EHOSTUNREACH'), returned],
  ['no network', failing('ENETUNREACH'), returned],
  ['a resolver that does not answer', failing('EAI_AGAIN'), returned],
  ['a connection that is not made in time', failing('ETIMEDOUT', { syscall: 'connect' }), returned],
  ['the same, wrapped', new TypeError('fetch failed', { cause: failing('UND_ERR_CONNECT_TIMEOUT') }), returned],
  [
    'addresses of which none answers',
    new AggregateError([failing('ECONNREFUSED'), failing('ENETUNREACH')], 'all failed'),
    returned,
  ],
  ['an untrusted certificate', failing('CERT_HAS_EXPIRED'), returned],
  ['addresses of which one may have', new AggregateError([failing('ECONNREFUSED'), failing('ECONNRESET')]), unanswered],
  ['an answer that does not come', failing('ETIMEDOUT', { syscall: 'read' }), unanswered],
  ['a broken connection', failing('ECONNRESET'), unanswered],
  ['a request that we end', failing('ECONNABORTED'), unanswered],
  ['what nobody knows', 'odd', unanswered],
])('%s: sent again only if nothing left', (_what, error, outcome) => {
  expect(outcomeOf(error, log)).toEqual(outcome);
});
