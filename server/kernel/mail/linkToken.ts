import { createHash, randomBytes } from 'node:crypto';

/** The secret of an email link: 32 random bytes, base64url. Only its hash is stored. */
export function newLinkToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
