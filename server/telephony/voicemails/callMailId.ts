import { createHash } from 'node:crypto';
import type { CallKey } from '../calls/callKey.ts';

/** A version 8 UUID, the same for the same call, address and kind of mail. */
export function callMailId({ accountId, callUuid }: CallKey, to: string, kind = ''): string {
  const hex = createHash('sha256').update(`${accountId} ${callUuid} ${to}${kind}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
