import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { describe, expect, test } from 'vitest';
import { parseTwiml } from '../../../server/carriers/local/parseTwiml.ts';
import { calls } from '../../../server/kernel/db/schema/calls.ts';
import { anAccount } from '../../builders/api/anAccount.ts';
import { aNumber } from '../../builders/api/aNumber.ts';
import { aCallFlow, anAppWithCalls, aPublishedFlow } from './aCarrier.ts';
import { incoming, type Form, onwards } from './aWebhook.ts';

/** Nothing answers here. */
const nowhere = 'http://127.0.0.1:9';

type Headers = (url: string, form: Form, text: string) => Form;

/** An application that takes the calls of a carrier, and a number whose flow answers. */
async function aWorldOf(environment: Record<string, string>, headers: Headers) {
  const world = await anAppWithCalls({ CARRIER_ACCOUNT_SID: 'account', CARRIER_AUTH_TOKEN: 'token', ...environment });
  const account = await anAccount(world.db);
  const id = randomUUID();
  await aPublishedFlow(world.db, account, id, aCallFlow());
  const { did } = await aNumber(world.db, account, { action: 'flow', actionId: id });
  const send = async (address: string, form: Form, more: Form = {}) => {
    const url = address.startsWith('http') ? address : `${world.url}${address}`;
    const payload = new URLSearchParams(form).toString();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const all = { ...type, ...headers(url, form, payload), ...more };
    const answer = await world.app.inject({ method: 'POST', url: url.slice(world.url.length), headers: all, payload });
    return { status: answer.statusCode, body: answer.body };
  };
  return { send, did, countCalls: () => world.db.$count(calls) };
}

describe('a call of Telnyx', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signedAt = (at: number, text: string) => {
    const timestamp = String(Math.floor(at / 1000));
    const signature = sign(null, Buffer.from(`${timestamp}|${text}`), privateKey).toString('base64');
    return { 'telnyx-timestamp': timestamp, 'telnyx-signature-ed25519': signature };
  };
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
  const telnyx = () =>
    aWorldOf(
      { CARRIER: 'telnyx', CARRIER_WEBHOOK_KEY: key, CARRIER_CONNECTION_ID: '1', CARRIER_API_BASE: nowhere },
      (_url, _form, text) => signedAt(Date.now(), text),
    );

  test('runs through its flow, in addresses without fragments', async () => {
    const { send, did } = await telnyx();
    const form = { ...incoming('v3:call-1', did), ShakenStirAttestation: 'A' };
    const consent = await send('/carrier/voice', form);
    const menu = await send(onwards(consent.body), { ...form, CallStatus: 'in-progress' });
    expect(parseTwiml(menu.body).map(({ name }) => name)).toEqual(['Gather', 'Redirect']);
    const ring = await send(onwards(menu.body), { ...form, CallStatus: 'in-progress', Digits: '1' });
    expect([ring.status, parseTwiml(ring.body)[0]?.name, ring.body.includes('#')]).toEqual([200, 'Dial', false]);
  });

  test('that is forged or old changes nothing, and one that is repeated at once gets the same response', async () => {
    const { send, did, countCalls } = await telnyx();
    const form = incoming('v3:call-2', did);
    const text = new URLSearchParams(form).toString();
    const before = await countCalls();
    expect(await send('/carrier/voice', form, signedAt(Date.now(), `${text}x`))).toMatchObject({ status: 403 });
    expect(await send('/carrier/voice', form, signedAt(Date.now() - 600_000, text))).toMatchObject({ status: 403 });
    expect(await countCalls()).toBe(before);
    const headers = signedAt(Date.now(), text);
    const first = await send('/carrier/voice', form, headers);
    expect(await send('/carrier/voice', form, headers)).toEqual(first);
    expect(await countCalls()).toBe(before + 1);
  });
});

test('a call of SignalWire is signed in its own header with its own key, not with the token', async () => {
  const { send, did, countCalls } = await aWorldOf(
    { CARRIER: 'signalwire', CARRIER_WEBHOOK_KEY: 'PSK_key', CARRIER_API_BASE: `${nowhere}/api/laml` },
    (url, form) => ({ 'x-signalwire-signature': getExpectedTwilioSignature('PSK_key', url, form) }),
  );
  const form = incoming('f4a3d8a0-call', did);
  const consent = await send('/carrier/voice', form);
  expect([consent.status, consent.body.includes('#')]).toEqual([200, false]);
  const menu = await send(onwards(consent.body), { ...form, CallStatus: 'in-progress' });
  expect(menu.body).toContain('actionOnEmptyResult="true"');
  const before = await countCalls();
  const byToken = getExpectedTwilioSignature('token', 'http://x', form);
  expect(await send('/carrier/voice', incoming('other', did), { 'x-signalwire-signature': byToken })).toMatchObject({
    status: 403,
  });
  expect(await countCalls()).toBe(before);
});
