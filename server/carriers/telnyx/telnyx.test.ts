import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CarrierApi } from '../carrierDialect.ts';
import { dialects } from '../dialects.ts';
import type { CarrierSettings } from '../carrierSettings.ts';

interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  authorization: string | undefined;
}
type Answer = { status?: number; json: object } | undefined;

let asked: Asked[] = [];
let answer: (request: Asked) => Answer;
let api: CarrierApi;
let settings: CarrierSettings;

/** Speaks the shape of Telnyx's REST API. */
const telnyx = createServer((request, response) => {
  void text(request).then((sent) => {
    const url = new URL(request.url ?? '/', 'http://telnyx');
    const { authorization } = request.headers;
    const told = { method: request.method ?? '', path: url.pathname, query: Object.fromEntries(url.searchParams) };
    const seen = { ...told, body: sent === '' ? null : JSON.parse(sent), authorization };
    asked.push(seen);
    const { status = 200, json } = answer(seen) ?? {
      status: 404,
      json: { errors: [{ code: '10005', title: 'Not found' }] },
    };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => void telnyx.listen(0, '127.0.0.1', resolve));
  const apiBase = `http://127.0.0.1:${(telnyx.address() as AddressInfo).port}/v2`;
  settings = {
    kind: 'telnyx',
    publicBaseUrl: 'https://calls.example.test',
    accountSid: 'acc-1',
    authTokens: ['KEY1'],
    webhookKeys: [],
    apiBase,
    addresses: {},
    bundles: { AU: 'group-1' },
    sipDomain: null,
    connectionId: '77',
  };
  const log = { warn: () => undefined } as unknown as Parameters<typeof dialects.telnyx.rest>[2];
  api = dialects.telnyx.rest(settings, apiBase, log);
});

afterAll(() => void telnyx.close());

beforeEach(() => {
  asked = [];
  answer = () => undefined;
});

const addresses = {
  voice_url: 'https://calls.example.test/carrier/voice',
  voice_fallback_url: 'https://calls.example.test/carrier/voice/fallback',
  status_callback: 'https://calls.example.test/carrier/voice/status',
};
const application = (urls: object = addresses) => ({ json: { data: { friendly_name: 'Calls', ...urls } } });
const owned = (rest: object = {}) => ({
  id: '1293',
  phone_number: '+61255501234',
  customer_reference: 'mark-1',
  connection_id: '77',
  ...rest,
});
const purchase = { did: '+61255501234', country: 'AU', network: 'geo', proof: null, mark: 'mark-1' } as const;
const failure = (status: number, code: string, detail: string) => ({
  status,
  json: { errors: [{ code, title: 'Refused', detail }] },
});

describe('numbers of Telnyx', () => {
  test('are searched by country, type, digits and town', async () => {
    answer = () => ({
      json: {
        data: [
          {
            phone_number: '+61255501234',
            region_information: [{ region_type: 'location', region_name: 'Sydney' }],
            features: [{ name: 'voice' }, { name: 'sms' }],
          },
          { phone_number: 'nonsense' },
        ],
      },
    });
    const found = await api.numbers.available({ country: 'AU', network: 'geo', contains: '55', area: 'Sydney' });
    expect(found).toEqual([{ did: '+61255501234', area: 'Sydney', network: 'geo', sms: true }]);
    expect(asked).toMatchObject([
      {
        method: 'GET',
        path: '/v2/available_phone_numbers',
        authorization: 'Bearer KEY1',
        query: {
          'filter[country_code]': 'AU',
          'filter[phone_number_type]': 'local',
          'filter[phone_number][contains]': '55',
          'filter[locality]': 'Sydney',
        },
      },
    ]);
  });

  test('that do not exist in a country are none', async () => {
    expect(await api.numbers.available({ country: 'FR', network: 'any' })).toEqual([]);
  });

  test('are ordered with the mark and documents, and rented when they are there', async () => {
    let looks = 0;
    answer = ({ method, path }) => {
      if (path === '/v2/texml_applications/77') return application();
      if (method === 'POST')
        return { json: { data: { status: 'pending', phone_numbers: [{ requirements_met: true }] } } };
      return { json: { data: (looks += 1) > 1 ? [owned()] : [] } };
    };
    expect(await api.numbers.rent(purchase)).toBe('1293');
    expect(asked.find(({ path }) => path === '/v2/number_orders')?.body).toEqual({
      phone_numbers: [{ phone_number: '+61255501234', requirement_group_id: 'group-1' }],
      connection_id: '77',
      customer_reference: 'mark-1',
    });
  });

  test.each([
    ['403', failure(403, '10009', 'Not enabled'), 'NUMBER-NOT-PERMITTED', 10_009],
    ['another refusal', failure(422, '10015', 'Not for sale'), 'CARRIER-FAILED', 10_015],
    [
      'missing documents',
      { json: { data: { status: 'pending', phone_numbers: [{ requirements_met: false }] } } },
      'NUMBER-DOCUMENTS-REQUIRED',
      undefined,
    ],
    ['a failed order', { json: { data: { status: 'failure', phone_numbers: [] } } }, 'CARRIER-FAILED', undefined],
  ])('that are refused by %s say why', async (_, refusal, code, theirs) => {
    answer = ({ method }) => (method === 'POST' ? refusal : application());
    const info = theirs === undefined ? undefined : { carrier: expect.objectContaining({ code: theirs }) };
    await expect(api.numbers.rent(purchase)).rejects.toMatchObject({ code, ...(info && { info }) });
  });

  test('are listed page by page, current only with our application and its addresses', async () => {
    answer = ({ path, query }) => {
      if (path === '/v2/texml_applications/77') return application();
      const page = Number(query['page[number]']);
      const rest = page === 1 ? {} : { id: '2', connection_id: '5', customer_reference: null };
      return { json: { data: [owned(rest)], meta: { page_number: page, total_pages: 2 } } };
    };
    const listed = [];
    for await (const numbers of api.numbers.listRented()) listed.push(...numbers);
    expect(listed).toEqual([
      { sid: '1293', did: '+61255501234', mark: 'mark-1', current: true, ready: true },
      { sid: '2', did: '+61255501234', mark: null, current: false, ready: true },
    ]);
    answer = ({ path }) =>
      path === '/v2/texml_applications/77'
        ? application({ ...addresses, voice_url: 'https://old.example.test/carrier/voice' })
        : { json: { data: [owned()] } };
    expect(await api.numbers.find('+61255501234')).toMatchObject({ current: false });
  });

  test('are redirected by the application that they belong to', async () => {
    answer = ({ method }) => (method === 'GET' ? application({ voice_url: null }) : { json: { data: {} } });
    await api.numbers.redirect({ sid: '1293', did: '+61255501234' });
    expect(asked.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
      [
        'PATCH',
        '/v2/texml_applications/77',
        { friendly_name: 'Calls', ...addresses, voice_method: 'post', status_callback_method: 'post' },
      ],
      ['PATCH', '/v2/phone_numbers/1293', { connection_id: '77' }],
    ]);
  });

  test('are released, also if they were before', async () => {
    await api.numbers.release('1293');
    expect(asked).toMatchObject([{ method: 'DELETE', path: '/v2/phone_numbers/1293' }]);
    answer = () => failure(500, '1', 'Out of order');
    await expect(api.numbers.release('1293')).rejects.toMatchObject({ code: 'CARRIER-FAILED' });
  });
});

test('a call of Telnyx is asked for by its id, and unknown if the carrier does not know it', async () => {
  const times = { start_time: 'Thu, 15 Jan 2026 10:30:10 GMT', end_time: 'Thu, 15 Jan 2026 10:31:00 GMT' };
  answer = () => ({ json: { status: 'completed', duration: '42', ...times } });
  const [startedAt, endedAt] = [Date.UTC(2026, 0, 15, 10, 30, 10), Date.UTC(2026, 0, 15, 10, 31)];
  expect(await api.calls.find('v3:a/b')).toEqual({ status: 'completed', seconds: 42, startedAt, endedAt });
  expect(asked).toMatchObject([{ path: '/v2/texml/Accounts/acc-1/Calls/v3%3Aa%2Fb' }]);
  answer = () => undefined;
  expect(await api.calls.find('v3:other')).toBeNull();
});

test('the finished recordings of a call of Telnyx are listed, none if it does not know the call', async () => {
  const recording = {
    sid: 'RE1',
    status: 'completed',
    source: 'DialVerb',
    duration: '40',
    channels: 2,
    media_url: 'u',
  };
  const message = { ...recording, sid: 'RE2', source: 'RecordVerb', channels: 1 };
  answer = () => ({ json: { recordings: [recording, message, { ...recording, sid: 'RE3', status: 'in-progress' }] } });
  expect(await api.calls.recordingsOf('v3:a')).toEqual([
    { sid: 'RE1', url: 'u', kind: 'conversation', seconds: 40, channels: 2 },
    { sid: 'RE2', url: 'u', kind: 'message', seconds: 40, channels: 1 },
  ]);
  expect(asked).toMatchObject([{ path: '/v2/texml/Accounts/acc-1/Calls/v3%3Aa/Recordings.json' }]);
  answer = () => undefined;
  expect(await api.calls.recordingsOf('v3:b')).toEqual([]);
});

test('a recording of Telnyx is fetched at a fresh address without credentials, and its copy deleted', async () => {
  const media = settings.apiBase.replace('/v2', '/bucket/RE1.wav?signature=secret');
  answer = ({ path }) => (path.startsWith('/bucket') ? { json: { wave: true } } : { json: { media_url: media } });
  const bytes = await api.recordings.download({ sid: 'RE1', sourceUrl: 'https://expired.example.test/RE1.wav' });
  expect(Buffer.from(bytes).toString()).toBe('{"wave":true}');
  expect(asked.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/v2/texml/Accounts/acc-1/Recordings/RE1.json', 'Bearer KEY1'],
    ['/bucket/RE1.wav', undefined],
  ]);
  answer = () => undefined;
  await api.recordings.deleteCopy('RE1');
  expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/v2/texml/Accounts/acc-1/Recordings/RE1.json' });
});

test('a message of Telnyx is sent, and a refusal has its code', async () => {
  const message = { accountId: 7, messageId: 'b3a1', sender: '+61491570006', to: '+61412345678', text: 'Hello' };
  answer = () => ({ json: { data: { id: 'TX1' } } });
  expect(await api.messages.send(message)).toEqual({ kind: 'accepted', remoteId: 'TX1' });
  expect(asked).toMatchObject([
    { path: '/v2/messages', body: { from: '+61491570006', to: '+61412345678', text: 'Hello' } },
  ]);
  answer = () => failure(400, '40300', 'Blocked');
  expect(await api.messages.send(message)).toEqual({ kind: 'refused', error: '40300' });
});
