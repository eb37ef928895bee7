import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ExporterAuth } from '#values/exporterWords.ts';

/** What every key begins with, so that it is recognized where it leaks. */
const keyMark = 'tle_';
const prefixLength = keyMark.length + 6;

/** A new key with what is stored of it. It is random enough to need no slow hash. */
export function newExporterKey(): { key: string; keyHash: string; keyPrefix: string } {
  const key = `${keyMark}${randomBytes(32).toString('base64url')}`;
  return { key, keyHash: hashOf(key), keyPrefix: key.slice(0, prefixLength) };
}

/** Whether the header `Authorization` has the key, sent as the exporter demands. */
export function isAuthorized(header: string, auth: ExporterAuth, keyHash: string | null): boolean {
  const key = auth === 'bearer' ? bearerOf(header) : passwordOf(header);
  if (key === undefined || keyHash === null) return false;
  const [given, stored] = [Buffer.from(hashOf(key)), Buffer.from(keyHash)];
  return given.length === stored.length && timingSafeEqual(given, stored);
}

const bearerOf = (header: string): string | undefined => /^bearer (\S+)$/i.exec(header)?.[1];

/** The password of HTTP Basic, with any user name. */
function passwordOf(header: string): string | undefined {
  const [, encoded] = /^basic (\S+)$/i.exec(header) ?? [];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString();
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : text.slice(colon + 1);
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
