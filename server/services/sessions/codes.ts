import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits that nobody takes for another; 32 of them, so that each stands for five bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz123456789';
const recoveryLength = 12;
const recoveryCount = 10;

/** A code for a text message: 6 digits. */
export function newSmsCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/** Ten codes for a lost second factor, 60 bits each, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCount }, () => {
    const letters = [...randomBytes(recoveryLength)].map((byte) => alphabet[byte % alphabet.length] ?? '').join('');
    return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

/** A recovery code as it is compared, however it was typed. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '');
}

/** The hash of a code. `about` binds it to its row; with the key, nobody who reads the table can try all codes. */
export function hashOfCode(key: Uint8Array, about: string, code: string): string {
  return createHmac('sha256', key).update(`${about}\n${code}`).digest('base64url');
}

/** Whether two hashes are the same, in a time that tells nothing. */
export function isSameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
