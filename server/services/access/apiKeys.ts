import { randomBytes, randomUUID } from 'node:crypto';
import type { ApiKey } from '#contract/apiKeys.contract.ts';
import type { KeyScope } from '#contract/endpoint.ts';
import type { Db } from '../../db/executor.ts';
import { insertKey, listKeys, revokeKey } from '../../repositories/apiKeys.repository.ts';
import { type Author, writeAudit } from '../../repositories/auditLog.repository.ts';
import type { Scope } from '../../repositories/scope.ts';
import { AppError } from '../appError.ts';
import { hashOfKey, keyMark } from './authorizeKey.ts';

const dayMs = 86_400_000;
const prefixLength = keyMark.length + 6;

export interface NewKey {
  account: number;
  name: string;
  scopes: KeyScope[];
  days: number;
}

export async function listApiKeys(db: Db, scope: Scope): Promise<ApiKey[]> {
  return (await listKeys(db, scope)).map(toApiKey);
}

/** Creates a key of the author's. Only the answer holds the token; the database has its hash. */
export async function createApiKey(
  db: Db,
  author: Author,
  { account, days, ...given }: NewKey,
  now: Date,
): Promise<{ key: ApiKey; token: string }> {
  const token = `${keyMark}${randomBytes(32).toString('base64url')}`;
  const scopes = [...new Set(given.scopes)].toSorted();
  const shown = {
    id: randomUUID(),
    accountId: account,
    name: given.name,
    prefix: token.slice(0, prefixLength),
    scopes,
    userId: author.userId,
    createdBy: author.email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * dayMs),
    lastUsedAt: null,
  };
  await db.transaction(async (tx) => {
    await insertKey(tx, { ...shown, hash: hashOfKey(token) });
    const subject = `key ${shown.id}`;
    await writeAudit(tx, author, {
      accountId: account,
      action: 'key.created',
      subject,
      after: { name: given.name, scopes },
    });
  });
  return { key: toApiKey(shown), token };
}

/** @throws AppError NOT-FOUND when the scope has no such key. */
export function revokeApiKey(db: Db, scope: Scope, author: Author, id: string, now: Date): Promise<ApiKey> {
  return db.transaction(async (tx) => {
    const key = await revokeKey(tx, scope, id, now);
    if (!key) throw new AppError('NOT-FOUND');
    await writeAudit(tx, author, { accountId: key.accountId, action: 'key.revoked', subject: `key ${id}` });
    return toApiKey(key);
  });
}

type Stored = Omit<ApiKey, 'account' | 'createdAt' | 'expiresAt' | 'lastUsedAt'> & {
  accountId: number;
  userId: number;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
};

function toApiKey({ accountId, userId: _userId, ...key }: Stored): ApiKey {
  return {
    ...key,
    account: accountId,
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  };
}
