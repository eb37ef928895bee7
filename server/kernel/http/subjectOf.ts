import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Whose request it is, for limits: the key's or the user's after login, the address's before. */
export function subjectOf({ auth, ip }: FastifyRequest): string {
  const principal = auth?.principal;
  if (principal?.keyId !== undefined) return `key:${principal.keyId}`;
  return principal
    ? `user:${(principal.actor ?? principal).userId}`
    : `address:${createHash('sha256').update(ip).digest('base64url')}`;
}
