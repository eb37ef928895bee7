import { randomUUID } from 'node:crypto';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { blockedCallers } from '../../../server/kernel/db/schema/routing.ts';

/** Blocks a caller for an account. Returns the block's id. */
export async function aBlockedCaller(db: Db, accountId: number, caller: string): Promise<string> {
  const id = randomUUID();
  await db.insert(blockedCallers).values({ accountId, id, caller, name: 'Robot' });
  return id;
}
