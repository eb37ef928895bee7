import { and, eq, isNull, sql } from 'drizzle-orm';
import type { KeyScope } from '#values/keyScope.ts';
import type { Allow } from '#values/roles.ts';
import type { Db, Executor, Tx } from '../db/executor.ts';
import { perExecutor } from '../db/perExecutor.ts';
import { accounts, sessions, users } from '../db/schema/all.ts';

/** The user of a request: of an active account with a valid session, or impersonated by a system user. */
export interface Principal {
  userId: number;
  /** The user’s, or that of the API key. */
  accountId: number;
  email: string;
  timezone: string;
  /** The permissions held in at least one account. */
  allow: Allow;
  sessionId: string;
  /** The API key that stands for a session. */
  keyId?: string;
  /** What it may be used for. */
  keyScopes?: readonly KeyScope[];
  /** How many requests a minute it may make, if fewer than a user. */
  perMinute?: number | null;
  /** The system user who impersonates this user; null without impersonation. */
  actor: Actor | null;
  /** Whether nothing but setting up a second factor is open. */
  secondFactorDue: boolean;
}

export interface Actor {
  userId: number;
  accountId: number;
  email: string;
}

export interface SessionKey {
  accountId: number;
  sessionId: string;
}

export interface Session {
  userId: number;
  generation: number;
  rotatedAt: Date;
  expiresAt: Date;
  createdAt: Date;
  revokedAt: Date | null;
}

export async function insertSession(
  executor: Executor,
  session: SessionKey & { userId: number; now: Date; expiresAt: Date; userAgent: string; address: string },
): Promise<void> {
  const { accountId, sessionId, userId, now, expiresAt, userAgent, address } = session;
  await executor.insert(sessions).values({
    accountId,
    id: sessionId,
    userId,
    expiresAt,
    userAgent,
    address,
    rotatedAt: now,
    lastSeenAt: now,
    createdAt: now,
  });
}

/** Reads and locks a session until the transaction ends, so that refreshes are serialized. */
export async function lockSession(tx: Tx, key: SessionKey): Promise<Session | undefined> {
  const [row] = await tx.select().from(sessions).where(is(key)).for('update');
  return row;
}

export async function rotateSession(tx: Tx, key: SessionKey, generation: number, now: Date, expiresAt: Date) {
  await tx.update(sessions).set({ generation, rotatedAt: now, lastSeenAt: now, expiresAt }).where(is(key));
}

export async function revokeSession(executor: Executor, key: SessionKey, now: Date): Promise<void> {
  await executor
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(is(key), isNull(sessions.revokedAt)));
}

export async function touchSession(executor: Executor, key: SessionKey, now: Date): Promise<void> {
  await executor.update(sessions).set({ lastSeenAt: now }).where(is(key));
}

/** The active user of a session that is neither revoked nor expired. */
export async function findSessionUser(
  db: Db,
  { accountId, sessionId }: SessionKey,
  now: Date,
): Promise<(Actor & { timezone: string; hasSecondFactor: boolean }) | undefined> {
  const [row] = await sessionUserStatement(db).execute({ accountId, sessionId, now: now.toISOString() });
  if (!row) return undefined;
  const { twoFactor, ...user } = row;
  return { ...user, hasSecondFactor: twoFactor !== null };
}

/** Every request runs it. */
const sessionUserStatement = perExecutor((executor) =>
  executor
    .select({
      userId: users.id,
      accountId: users.accountId,
      email: users.email,
      timezone: users.timezone,
      twoFactor: users.twoFactor,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.accountId, sessions.accountId), eq(users.id, sessions.userId)))
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(
      and(
        eq(sessions.accountId, sql.placeholder('accountId')),
        eq(sessions.id, sql.placeholder('sessionId')),
        isNull(sessions.revokedAt),
        sql`${sessions.expiresAt} > ${sql.placeholder('now')}`,
        eq(users.status, 'active'),
        eq(accounts.status, 'active'),
      ),
    )
    .prepare('session_user'),
);

function is(key: SessionKey) {
  return and(eq(sessions.accountId, key.accountId), eq(sessions.id, key.sessionId));
}
