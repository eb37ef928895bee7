import { randomUUID } from 'node:crypto';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { callTags, didDirectory, numbers } from '../../../server/kernel/db/schema/routing.ts';

let next = 0;

/** A new Australian number, unique in this file. */
export function aDid(): string {
  next += 1;
  return `+6139000${String(next).padStart(4, '0')}`;
}

/** Inserts an active tracking number, with its directory entry. */
export async function aNumber(db: Db, accountId: number, given: Partial<typeof numbers.$inferInsert> = {}) {
  const did = given.did ?? aDid();
  const number = {
    accountId,
    id: randomUUID(),
    did,
    name: 'Website',
    source: 'google',
    type: 'geo',
    country: 'AU',
  } as const;
  const [row] = await db
    .insert(numbers)
    .values({ ...number, ...given })
    .returning();
  await db.insert(didDirectory).values({ did, accountId });
  if (!row) throw new Error('the number was not written');
  return row;
}

/** Inserts a tag for an account's calls. Returns its id. */
export async function aTag(db: Db, accountId: number, name: string): Promise<string> {
  const id = randomUUID();
  await db.insert(callTags).values({ accountId, id, name, color: '#1f4fd8' });
  return id;
}
