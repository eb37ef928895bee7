import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 32 unambiguous letters and digits, so that each encodes five bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz123456789';
const recoveryLength = 12;
const recoveryCount = 10;

/** A code for a text message: 6 digits. */
export function newSmsCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/** Ten recovery codes of 60 bits each, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCount }, () => {
    const letters = [...randomBytes(recoveryLength)].map((byte) => alphabet[byte % alphabet.length] ?? '').join('');
    return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

/** Normalizes a recovery code for comparison. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '');
}

/** Hashes a code. `about` binds it to its row; the key keeps anyone who reads the table from trying all codes. */
export function hashOfCode(key: Uint8Array, about: string, code: string): string {
  return createHmac('sha256', key).update(`${about}\n${code}`).digest('base64url');
}

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
