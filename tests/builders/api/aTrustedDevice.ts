import type { Db } from '../../../server/kernel/db/executor.ts';
import { trustDevice } from '../../../server/tenancy/sessions/trustedDevice.ts';
import type { TestUser } from './anAccount.ts';

/** The cookies of a browser that a user trusts. */
export async function aTrustedDevice(db: Db, { id, accountId }: TestUser, now: Date): Promise<Record<string, string>> {
  return { [`device_${id}`]: await trustDevice(db, { accountId, userId: id }, 'Firefox', now) };
}
