import type { z } from 'zod';
import type { OwnKey } from '#contract/tenancy/ownKeys.contract.ts';
import type { Db, Tx } from '../../kernel/db/executor.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { type Author, writeAudit } from '../../kernel/access/auditLog.ts';
import { endKeysOf, listKeysOf } from './ownKeys.repository.ts';
import { AppError } from '../../kernel/appError.ts';

type Key = z.input<typeof OwnKey>;

/** The keys that a user made. They may be in accounts that the user no longer sees, so `system` is the whole database. */
export async function listOwnKeys(system: Db, userId: number): Promise<Key[]> {
  return (await listKeysOf(system, userId)).map(({ lastUsedAt, expiresAt, ...key }) => ({
    ...key,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  }));
}

/** @throws AppError NOT-FOUND when the user has no such key. */
export async function revokeOwnKey(
  { system, author, now }: Actor,
  key: { kind: 'api' | 'exporter'; id: string },
): Promise<Key[]> {
  await system.transaction(async (tx) => {
    if ((await revokeKeys(tx, author, now, key)) === 0) throw new AppError('NOT-FOUND');
  });
  return listOwnKeys(system, author.userId);
}

const actions = {
  api: { action: 'key.revoked', subject: 'key' },
  exporter: { action: 'exporter.keyRevoked', subject: 'exporter' },
} as const;

/** Revokes one or all of the keys that somebody made. Returns how many. */
export async function revokeKeys(
  tx: Tx,
  author: Author,
  now: Date,
  only?: { kind: 'api' | 'exporter'; id: string },
): Promise<number> {
  const ended = await endKeysOf(tx, author.userId, now, only);
  for (const { kind, id, accountId } of ended) {
    const { action, subject } = actions[kind];
    await writeAudit(tx, author, { accountId, action, subject: `${subject} ${id}` });
  }
  return ended.length;
}
