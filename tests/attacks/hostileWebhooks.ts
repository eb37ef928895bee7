import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { parse } from 'node:querystring';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import type { Db } from '../../server/kernel/db/executor.ts';
import { formatMessageKey } from '../../server/messaging/messages/messageKey.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow } from '../api/carriers/aCarrier.ts';
import { incoming, onwards } from '../api/carriers/aWebhook.ts';
import { formOf, nowhere, type Webhook, webhooksOf } from './validWebhooks.ts';
import { anAccount } from '../builders/api/anAccount.ts';
import { aReceivedMessage, aTextNumber } from '../builders/api/someMessages.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const publicText = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
const hmacKey = 'the-key-of-the-carrier';

interface Carrier {
  environment: Record<string, string>;
  headersOf: (url: string, text: string) => Record<string, string>;
}

const byHmac = (header: string) => (url: string, text: string) => ({
  [header]: getExpectedTwilioSignature(hmacKey, url, { ...parse(text) }),
});

/** How each carrier signs what it sends. */
const carriers = {
  twilio: { environment: { CARRIER_AUTH_TOKEN: hmacKey }, headersOf: byHmac('x-twilio-signature') },
  signalwire: {
    environment: { CARRIER_WEBHOOK_KEY: hmacKey, CARRIER_AUTH_TOKEN: 'token' },
    headersOf: byHmac('x-signalwire-signature'),
  },
  telnyx: {
    environment: { CARRIER_WEBHOOK_KEY: publicText, CARRIER_AUTH_TOKEN: 'token', CARRIER_CONNECTION_ID: '1' },
    headersOf: (_url, text) => {
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = sign(null, Buffer.from(`${timestamp}|${text}`), privateKey).toString('base64');
      return { 'telnyx-timestamp': timestamp, 'telnyx-signature-ed25519': signature };
    },
  },
} satisfies Record<string, Carrier>;

type CarrierName = keyof typeof carriers;
export const carrierNames = Object.keys(carriers) as CarrierName[];

/** An application of a carrier, and webhooks that it takes as they are: of a call that rings, and of texts. */
export async function aBesiegedCarrier(name: CarrierName, db?: Db) {
  const { environment, headersOf }: Carrier = carriers[name];
  const api = { CARRIER: name, CARRIER_ACCOUNT_SID: 'AC1', CARRIER_API_BASE: `${nowhere}/api` };
  const world = await anAppWithCalls({ ...api, ...environment }, { ...(db && { db }) });
  const account = await anAccount(world.db);
  const id = randomUUID();
  const { did } = await aTextNumber(world.db, account);
  await aPublishedFlow(world.db, account, id, aCallFlow());
  await world.db.$client.query(`update numbers set action = 'flow', action_id = $1 where did = $2`, [id, did]);
  const sent = ({ url, text, type }: Webhook): InjectOptions => ({
    method: 'POST',
    url,
    headers: { 'content-type': type, ...headersOf(`${world.url}${url}`, text) },
    payload: text,
  });
  const { message } = await aReceivedMessage(world.db, account, did);
  const first = formOf('/carrier/voice', incoming('CA-first', did));
  const begun = await world.app.inject(sent(first));
  const next = onwards(begun.body).slice(world.url.length).split('#')[0] ?? '';
  return {
    app: world.app,
    sent,
    valid: webhooksOf({ did, next, message: formatMessageKey({ accountId: account, messageId: message }) }),
  };
}

const values = [
  '',
  '%00',
  '%',
  '%ff%fe',
  '%ED%A0%80',
  'NaN',
  '-1',
  '1e309',
  '999999999999999999999',
  'null',
  '%F0%9F%98%80',
  '%E2%80%AE',
  '+',
  'http%3A%2F%2F',
  'sip%3Aa%40b',
  'x'.repeat(30_000),
  `${'%2B61'.repeat(500)}`,
];
const value = fc.oneof(
  fc.constantFrom(...values),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
);
const key = fc.constantFrom(
  'CallSid',
  'From',
  'To',
  'CallStatus',
  'Timestamp',
  'NumMedia',
  'MediaUrl0',
  'Digits',
  '__proto__',
  'a[b]',
  '',
  'RecordingUrl',
);

/** What becomes of a form or the query of an address: its pairs, still encoded. */
const ofPairs: fc.Arbitrary<(text: string) => string> = fc.oneof(
  fc.tuple(fc.nat(), value).map(
    ([at, said]) =>
      (text: string) =>
        eachPair(text, at, (name) => [`${name}=${said}`]),
  ),
  fc.nat().map((at) => (text: string) => eachPair(text, at, () => [])),
  fc.tuple(fc.nat(), value).map(
    ([at, said]) =>
      (text: string) =>
        eachPair(text, at, (name, old) => [`${name}=${old}`, `${name}=${said}`]),
  ),
  fc.tuple(key, value).map(
    ([name, said]) =>
      (text: string) =>
        `${text}&${name}=${said}`,
  ),
  fc.nat().map((length) => (text: string) => text.slice(0, length % (text.length + 1))),
  value.map((said) => () => said),
  fc.constant((text: string) => `${text}&${'a=b&'.repeat(2_000)}`),
);

function eachPair(text: string, at: number, made: (name: string, value: string) => string[]): string {
  const pairs = text.split('&');
  return pairs
    .flatMap((pair, place) => {
      const [name = '', old = ''] = pair.split('=');
      return place === at % pairs.length ? made(name, old) : [pair];
    })
    .join('&');
}

/** What becomes of a document: a value replaced or removed anywhere, as text. */
const ofJson: fc.Arbitrary<(text: string) => string> = fc.oneof(
  fc
    .tuple(fc.nat(), fc.constantFrom('null', '7', '[]', '{}', '"\\u0000"', '"\\ud800"', '1e999', '[[{}]]', '"x"'))
    .map(([at, said]) => (text: string) => {
      const places = [...text.matchAll(/"(?:[^"\\]|\\.)*"(?!:)/g)];
      const place = places[at % Math.max(places.length, 1)];
      return place ? text.slice(0, place.index) + said + text.slice(place.index + place[0].length) : said;
    }),
  fc.nat().map((length) => (text: string) => text.slice(0, length % (text.length + 1))),
  fc
    .constantFrom('', 'null', '[]', '{"data":null}', '{"__proto__":{"a":1}}', `${'['.repeat(20_000)}`)
    .map((said) => () => said),
);

const ofType = fc.oneof(
  { weight: 8, arbitrary: fc.constant(undefined) },
  fc.constantFrom(
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
    '',
    'application/x-www-form-urlencoded; charset=utf-16',
  ),
);

const odd = fc.constantFrom('', 'x', ',', '=', '0', '-1', 'NaN', '99999999999999', 'AAAA', '\u00ff', 'a'.repeat(2_000));

/** A webhook that its carrier has signed, with something wrong in its address, its body or its type; now and then the signature itself is. */
export function hostileWebhook({
  valid,
  sent,
}: Awaited<ReturnType<typeof aBesiegedCarrier>>): fc.Arbitrary<InjectOptions> {
  const ofUrl = ofPairs.map((changed) => (url: string) => {
    const [path = '', query = ''] = url.split('?');
    return query ? `${path}?${changed(query)}` : url;
  });
  const unsigned = fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, odd);
  const extra = fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, fc.record({ 'i-twilio-idempotency-token': odd }));
  const parts = {
    one: fc.constantFrom(...valid),
    ofPairs,
    ofJson,
    ofUrl,
    type: ofType,
    unsigned,
    extra,
    also: fc.boolean(),
  };
  return fc.record(parts).map((made) => {
    const isJson = made.one.type === 'application/json';
    const text = (isJson ? made.ofJson : made.ofPairs)(made.one.text);
    const url = made.also ? made.ofUrl(made.one.url) : made.one.url;
    const request = sent({ url, text, type: made.type ?? made.one.type });
    const wrong = made.unsigned;
    const names = Object.keys(request.headers ?? {}).filter((name) => name !== 'content-type');
    const forged = wrong === undefined ? {} : Object.fromEntries(names.map((name) => [name, wrong]));
    return { ...request, headers: { ...request.headers, ...made.extra, ...forged } };
  });
}
