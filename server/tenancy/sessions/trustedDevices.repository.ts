import { and, desc, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../kernel/db/executor.ts';
import { trustedDevices } from '../../kernel/db/schema/all.ts';
import type { UserKey } from '../../kernel/access/access.ts';

export interface NewDevice extends UserKey {
  id: string;
  hash: string;
  userAgent: string;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertDevice(executor: Executor, device: NewDevice): Promise<void> {
  await executor.insert(trustedDevices).values(device);
}

/** Whether a user trusts a browser, by the hash of its cookie's secret. */
export async function isDeviceTrusted(executor: Executor, user: UserKey, hash: string, now: Date): Promise<boolean> {
  const rows = await executor
    .select({ id: trustedDevices.id })
    .from(trustedDevices)
    .where(and(isOf(user), eq(trustedDevices.hash, hash), gt(trustedDevices.expiresAt, now)));
  return rows.length > 0;
}

export function listDevices(executor: Executor, user: UserKey, now: Date) {
  return executor
    .select({
      uuid: trustedDevices.id,
      userAgent: trustedDevices.userAgent,
      createdAt: trustedDevices.createdAt,
      expiresAt: trustedDevices.expiresAt,
    })
    .from(trustedDevices)
    .where(and(isOf(user), gt(trustedDevices.expiresAt, now)))
    .orderBy(desc(trustedDevices.createdAt), desc(trustedDevices.id));
}

export function isOf({ accountId, userId }: UserKey) {
  return and(eq(trustedDevices.accountId, accountId), eq(trustedDevices.userId, userId));
}
