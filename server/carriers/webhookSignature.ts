import { createPublicKey, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js';

export interface SignedRequest {
  headers: IncomingHttpHeaders;
  /** The URL as the carrier sees it. */
  url: string;
  /** The body as sent; empty for GET. */
  text: string;
  form: Record<string, string | string[]>;
  /** Epoch ms. */
  now: number;
}

export type SignatureCheck = (request: SignedRequest, key: string) => boolean;

/** HMAC-SHA1 over the URL and the sorted parameters, in one of these headers. */
export const byHmac =
  (...names: string[]): SignatureCheck =>
  ({ headers, url, form }, key) => {
    const signature = names.map((name) => headers[name]).find((value) => typeof value === 'string');
    return typeof signature === 'string' && validateRequest(key, signature, url, form);
  };

/** How far Telnyx's clock and ours may differ, and how long a recorded request could be sent again. */
const toleranceMs = 5 * 60_000;

/** Ed25519 over timestamp and body. The key is the account's public one, in base64. */
export const byEd25519: SignatureCheck = ({ headers, text, now }, key) => {
  const [signature, timestamp] = [headers['telnyx-signature-ed25519'], headers['telnyx-timestamp']];
  if (typeof signature !== 'string' || typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now - Number(timestamp) * 1000) > toleranceMs) return false;
  const publicKey = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key, 'base64').toString('base64url') },
    format: 'jwk',
  });
  return verify(null, Buffer.from(`${timestamp}|${text}`), publicKey, Buffer.from(signature, 'base64'));
};
