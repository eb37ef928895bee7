import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dialects } from '../dialects.ts';
import type { CarrierSettings } from '../carrierSettings.ts';

interface Asked {
  method: string;
  path: string;
  body: unknown;
}
type Answer = { status?: number; json: object } | undefined;

let asked: Asked[] = [];
let answer: (request: Asked) => Answer;
let settings: CarrierSettings;

/** Speaks the shape of Telnyx's REST API. */
const telnyx = createServer((request, response) => {
  void text(request).then((sent) => {
    const { pathname: path } = new URL(request.url ?? '/', 'http://telnyx');
    const seen = { method: request.method ?? '', path, body: sent === '' ? null : JSON.parse(sent) };
    asked.push(seen);
    const { status = 200, json } = answer(seen) ?? { status: 404, json: { errors: [{ code: '10005' }] } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => void telnyx.listen(0, '127.0.0.1', resolve));
  settings = {
    kind: 'telnyx',
    publicBaseUrl: 'https://calls.example.test',
    accountSid: 'acc-1',
    authTokens: ['KEY1'],
    webhookKeys: [],
    apiBase: `http://127.0.0.1:${(telnyx.address() as AddressInfo).port}/v2`,
    addresses: {},
    bundles: {},
    sipDomain: null,
    connectionId: '77',
  };
});
afterAll(() => void telnyx.close());
beforeEach(() => void (asked = []));

const application = {
  friendly_name: 'Calls',
  voice_url: 'https://calls.example.test/carrier/voice',
  voice_fallback_url: 'https://calls.example.test/carrier/voice/fallback',
  status_callback: 'https://calls.example.test/carrier/voice/status',
};
const owned = (rest: object = {}) => ({ id: '1293', phone_number: '+61255501234', connection_id: '77', ...rest });
const purchase = { did: '+61255501234', country: 'AU', network: 'geo', proof: null, mark: 'mark-1' } as const;
const failure = (status: number, code: string) => ({ status, json: { errors: [{ code, title: 'Refused' }] } });

const id = '400174af-0a13-4e28-b4f5-a1b2c3d4e5f6';
const ours = { webhook_url: 'https://calls.example.test/carrier/sms', webhook_api_version: '2' };
const withProfile = () => {
  const warned: unknown[] = [];
  const log = { warn: (told: unknown) => void warned.push(told) } as unknown as Parameters<
    typeof dialects.telnyx.rest
  >[2];
  return { warned, api: dialects.telnyx.rest({ ...settings, messagingProfile: id }, settings.apiBase, log) };
};
/** Everything current, but for what the answers say. */
const telling =
  ({ profile = ours, number = {}, put = { json: {} } }: { profile?: object; number?: object; put?: Answer } = {}) =>
  ({ method, path }: Asked): Answer => {
    if (path === '/v2/texml_applications/77') return { json: { data: application } };
    if (path === `/v2/messaging_profiles/${id}`) return { json: { data: profile } };
    if (path.endsWith('/messaging')) return put;
    if (method === 'POST') return { json: { data: { status: 'pending', phone_numbers: [] } } };
    return { json: { data: method === 'GET' ? [owned(number)] : {} } };
  };
const changes = () => asked.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);
const put = ['/v2/phone_numbers/1293/messaging', { messaging_profile_id: id }];

test('the profile gets a number that is rented, and one that is redirected, with the address of texts', async () => {
  const { api: texting } = withProfile();
  answer = telling({ profile: { webhook_url: null, webhook_api_version: '1' } });
  await texting.numbers.rent(purchase);
  expect(changes()).toEqual([[`/v2/messaging_profiles/${id}`, ours], put]);
  asked = [];
  answer = telling();
  await texting.numbers.redirect({ sid: '1293', did: '+61255501234' });
  expect(changes()).toEqual([['/v2/phone_numbers/1293', { connection_id: '77' }], put]);
});

test.each([
  ['the number is in it', {}, { messaging_profile_id: id }, true],
  ['the number is in none', {}, { messaging_profile_id: null }, false],
  ['the number is in another', {}, { messaging_profile_id: 'another' }, false],
  ['texts go elsewhere', { webhook_url: 'https://old.example.test/carrier/sms' }, { messaging_profile_id: id }, false],
  ['texts come in another form', { webhook_api_version: '1' }, { messaging_profile_id: id }, false],
])('the profile decides whether a number is current: %s', async (_, profile, number, current) => {
  answer = telling({ profile: { ...ours, ...profile }, number });
  expect(await withProfile().api.numbers.find('+61255501234')).toMatchObject({ current });
});

test('a profile that refuses a number leaves its calls to us; one out of order is tried again', async () => {
  const { api: texting, warned } = withProfile();
  answer = telling({ put: failure(422, '10015') });
  await texting.numbers.redirect({ sid: '1293', did: '+61255501234' });
  expect(warned).toHaveLength(1);
  answer = telling({ put: failure(503, '1') });
  await expect(texting.numbers.redirect({ sid: '1293', did: '+61255501234' })).rejects.toMatchObject({
    code: 'CARRIER-FAILED',
  });
});

test('the profile goes with a name, and not with a number, which has its own', async () => {
  answer = () => ({ json: { data: { id: 'TX1' } } });
  const message = { accountId: 7, messageId: 'b3a1', to: '+61412345678', text: 'Hello' };
  await withProfile().api.messages.send({ ...message, sender: 'ACME' });
  await withProfile().api.messages.send({ ...message, sender: '+61491570006' });
  const sent = asked.map(({ body }) => body as { messaging_profile_id?: string });
  expect(sent.map(({ messaging_profile_id: profile }) => profile)).toEqual([id, undefined]);
});
