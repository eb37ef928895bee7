import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { describe, expect, test } from 'vitest';
import { dialects } from './dialects.ts';
import type { SignedRequest } from './webhookSignature.ts';

const isSigned = (kind: keyof typeof dialects, keys: readonly string[], request: SignedRequest): boolean =>
  keys.some((key) => dialects[kind].verify(request, key));

const now = Date.UTC(2026, 10, 22, 9, 0, 0);
const url = 'https://calls.example.test/carrier/voice';
const form = { CallSid: 'v3:abc', From: '+61398765432', To: '+61388880000', CallStatus: 'ringing' };
const text = new URLSearchParams(form).toString();

function aRequest(headers: SignedRequest['headers'], rest: Partial<SignedRequest> = {}): SignedRequest {
  return { headers, url, text, form, now, ...rest };
}

/** A key pair as Telnyx shows it: the public half raw, in base64. */
function aKeyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
  const signed = (body: string, at: number) => ({
    'telnyx-timestamp': String(at / 1000),
    'telnyx-signature-ed25519': sign(null, Buffer.from(`${at / 1000}|${body}`), privateKey).toString('base64'),
  });
  return { raw, signed };
}

describe("Telnyx's signature", () => {
  const { raw, signed } = aKeyPair();
  const accepts = (request: SignedRequest, ...keys: string[]) => isSigned('telnyx', [raw, ...keys], request);

  test('is accepted, also by the second key while keys are rotated', () => {
    expect(accepts(aRequest(signed(text, now)))).toBe(true);
    const next = aKeyPair();
    expect(accepts(aRequest(next.signed(text, now)), next.raw)).toBe(true);
  });

  test('of a known pair is accepted', () => {
    // The second test vector of RFC 8032 is the private key.
    const seed = '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb';
    const known = { kty: 'OKP', crv: 'Ed25519', d: Buffer.from(seed, 'hex').toString('base64url') };
    const publicKey = '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c';
    const x = Buffer.from(publicKey, 'hex').toString('base64url');
    const privateKey = createPrivateKey({ key: { ...known, x }, format: 'jwk' });
    const timestamp = String(now / 1000);
    const signature = sign(null, Buffer.from(`${timestamp}|${text}`), privateKey).toString('base64');
    const headers = { 'telnyx-timestamp': timestamp, 'telnyx-signature-ed25519': signature };
    expect(isSigned('telnyx', [Buffer.from(publicKey, 'hex').toString('base64')], aRequest(headers))).toBe(true);
  });

  test.each([
    ['of another body', aRequest(signed(text, now), { text: `${text}&Digits=1` })],
    ['by another key', aRequest(aKeyPair().signed(text, now))],
    ['with another timestamp', aRequest({ ...signed(text, now), 'telnyx-timestamp': String(now / 1000 + 1) })],
    ['from six minutes ago', aRequest(signed(text, now - 360_000))],
    ['from six minutes ahead', aRequest(signed(text, now + 360_000))],
    ['without a timestamp', aRequest({ 'telnyx-signature-ed25519': signed(text, now)['telnyx-signature-ed25519'] })],
    ['that is no signature', aRequest({ ...signed(text, now), 'telnyx-signature-ed25519': 'nonsense' })],
    ['of Twilio', aRequest({ 'x-twilio-signature': getExpectedTwilioSignature(raw, url, form) })],
    ['that is missing', aRequest({})],
  ])('%s is refused', (_, request) => {
    expect(accepts(request)).toBe(false);
  });

  test('recorded and sent again later is refused', () => {
    const recorded = signed(text, now);
    expect(accepts(aRequest(recorded, { now: now + 299_000 }))).toBe(true);
    expect(accepts(aRequest(recorded, { now: now + 301_000 }))).toBe(false);
  });
});

describe("SignalWire's signature", () => {
  const signature = getExpectedTwilioSignature('PSK_key', url, form);

  test('is accepted in its own header', () => {
    expect(isSigned('signalwire', ['PSK_key'], aRequest({ 'x-signalwire-signature': signature }))).toBe(true);
  });

  test.each([
    ['with another key', 'PSK_other', aRequest({ 'x-signalwire-signature': signature })],
    ['of another URL', 'PSK_key', aRequest({ 'x-signalwire-signature': signature }, { url: `${url}/status` })],
    ['that is missing', 'PSK_key', aRequest({})],
  ])('%s is refused', (_, key, request) => {
    expect(isSigned('signalwire', [key], request)).toBe(false);
  });

  test('is not accepted from a carrier that uses another header', () => {
    expect(isSigned('twilio', ['PSK_key'], aRequest({ 'x-signalwire-signature': signature }))).toBe(false);
  });
});
