import { randomBytes, randomUUID } from 'node:crypto';
import type { ApiKey } from '#contract/tenancy/apiKeys.contract.ts';
import type { KeyScope } from '#values/keyScope.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { insertKey, listKeys, revokeKey } from '../../kernel/access/apiKeys.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { found } from '../../kernel/found.ts';
import { requireRoom } from '../../kernel/limits/accountLimits.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { mailSecurityChange, type Told } from '../sessions/mailSecurityChange.ts';
import { hashOfKey, keyMark } from '../../kernel/access/authorizeKey.ts';

const dayMs = 86_400_000;
const prefixLength = keyMark.length + 6;

export interface NewKey {
  account: number;
  name: string;
  scopes: KeyScope[];
  /** From where it may be used; from anywhere if empty. */
  addresses: string[];
  /** Requests a minute; null for as many as a user. */
  perMinute: number | null;
  days: number;
}

export async function listApiKeys(db: Db, scope: Scope): Promise<ApiKey[]> {
  return (await listKeys(db, scope)).map(toApiKey);
}

/** Creates a key of the author's, who is told of it as `owner`. Only the answer holds the token; the database has its hash. */
export async function createApiKey(
  { db, author, now }: Actor,
  { account, days, ...given }: NewKey,
  { jobs, owner }: { jobs: Pick<JobQueue, 'send'>; owner: Told },
): Promise<{ key: ApiKey; token: string }> {
  const token = `${keyMark}${randomBytes(32).toString('base64url')}`;
  const scopes = [...new Set(given.scopes)].toSorted();
  const shown = {
    id: randomUUID(),
    accountId: account,
    name: given.name,
    prefix: token.slice(0, prefixLength),
    scopes,
    addresses: given.addresses,
    perMinute: given.perMinute,
    userId: author.userId,
    createdBy: author.email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * dayMs),
    lastUsedAt: null,
  };
  await db.transaction(async (tx) => {
    await requireRoom(tx, account, 'keys');
    await insertKey(tx, { ...shown, hash: hashOfKey(token) });
    const subject = `key ${shown.id}`;
    await writeAudit(tx, author, {
      accountId: account,
      action: 'key.created',
      subject,
      after: { name: given.name, scopes, addresses: given.addresses, perMinute: given.perMinute },
    });
    await mailSecurityChange(tx, jobs, owner, { change: 'keyCreated', address: author.address });
  });
  return { key: toApiKey(shown), token };
}

/** @throws AppError NOT-FOUND when the scope has no such key. */
export function revokeApiKey({ db, scope, author, now }: Actor, id: string): Promise<ApiKey> {
  return db.transaction(async (tx) => {
    const key = found(await revokeKey(tx, scope, id, now));
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
