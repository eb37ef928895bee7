import { createHash, randomBytes } from 'node:crypto';

/** A new token for a signup link: 32 random bytes, base64url. The database has its hash. */
export function newSignupToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfSignup(token) };
}

export function hashOfSignup(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
