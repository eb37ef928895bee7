import { and, desc, eq, gt } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { trustedDevices } from '../../kernel/db/schema/all.ts';
import type { UserKey } from './credentials.repository.ts';

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

/** Removes one device of a user, or all. Returns how many were removed. */
export async function removeDevices(tx: Tx, user: UserKey, only?: string): Promise<number> {
  const rows = await tx
    .delete(trustedDevices)
    .where(and(isOf(user), only === undefined ? undefined : eq(trustedDevices.id, only)))
    .returning({ id: trustedDevices.id });
  return rows.length;
}

function isOf({ accountId, userId }: UserKey) {
  return and(eq(trustedDevices.accountId, accountId), eq(trustedDevices.userId, userId));
}
