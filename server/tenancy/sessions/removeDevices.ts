import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../kernel/db/executor.ts';
import { trustedDevices } from '../../kernel/db/schema/sessions.ts';
import type { UserKey } from '../../kernel/access/access.ts';
import { isOf } from './trustedDevices.repository.ts';

/** Removes one device of a user, or all. Returns how many were removed. */
export async function removeDevices(tx: Tx, user: UserKey, only?: string): Promise<number> {
  const rows = await tx
    .delete(trustedDevices)
    .where(and(isOf(user), only === undefined ? undefined : eq(trustedDevices.id, only)))
    .returning({ id: trustedDevices.id });
  return rows.length;
}
