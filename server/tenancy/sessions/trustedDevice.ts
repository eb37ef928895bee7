import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Executor } from '../../kernel/db/executor.ts';
import type { UserKey } from '../../kernel/access/access.ts';
import { insertDevice, isDeviceTrusted } from './trustedDevices.repository.ts';

/** How long a trusted browser needs no code (specification section 9). */
export const trustLife = 30 * 86_400_000;

/** Trusts a browser for 30 days. Returns the secret for its cookie; the database stores the hash. */
export async function trustDevice(executor: Executor, user: UserKey, userAgent: string, now: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const { accountId, userId } = user;
  await insertDevice(executor, {
    accountId,
    userId,
    id: randomUUID(),
    hash: hashOf(secret),
    userAgent: userAgent.slice(0, 500),
    createdAt: now,
    expiresAt: new Date(now.getTime() + trustLife),
  });
  return secret;
}

/** Whether a browser's cookie has the secret of a device that the user trusts. */
export async function isTrusted(
  executor: Executor,
  user: UserKey,
  secret: string | undefined,
  now: Date,
): Promise<boolean> {
  return secret !== undefined && isDeviceTrusted(executor, user, hashOf(secret), now);
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
