import { randomUUID } from 'node:crypto';
import type { Db } from '../../../server/kernel/db/executor.ts';
import { apiKeys } from '../../../server/kernel/db/schema/all.ts';

/** Inserts an API key. Returns its id. */
export async function aKey(db: Db, accountId: number): Promise<string> {
  const [id, createdAt] = [randomUUID(), new Date('2026-03-01T00:00:00Z')];
  const names = { name: `Deploys ${id}`, prefix: 'tlk_abcdef', hash: id, scopes: ['flows:read' as const] };
  await db.insert(apiKeys).values({
    accountId,
    id,
    ...names,
    userId: 1,
    createdBy: `key-${id}@example.test`,
    createdAt,
    expiresAt: new Date('2027-03-01T00:00:00Z'),
  });
  return id;
}
