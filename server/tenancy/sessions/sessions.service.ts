import { randomUUID } from 'node:crypto';
import type { Db } from '../../kernel/db/executor.ts';
import {
  insertSession,
  lockSession,
  revokeSession,
  rotateSession,
  type SessionKey,
} from '../../kernel/access/sessions.ts';
import { AppError } from '../../kernel/appError.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';
import {
  accessLife,
  readRefresh,
  refreshLife,
  signAccess,
  signRefresh,
  wholeSeconds,
} from '../../kernel/access/tokens.ts';

/** A pair of tokens; expiries are epoch milliseconds. */
export interface TokenPair {
  access: { token: string; expires: number };
  refresh: { jwt: string; expires: number };
}

/** How sessions are signed, and how many days they last at most. */
export interface SessionRules {
  sessionKey: Uint8Array;
  config: { SESSION_DAYS: number };
}

/** How long the previous refresh token still returns the current one, for tabs that refresh concurrently. */
export const graceMs = 30_000;

/** An authenticated user and their device. */
export interface Entrant {
  accountId: number;
  userId: number;
  address: string;
  userAgent: string;
}

/** Starts a session with a new id, ignoring any tokens that the browser sent, to prevent session fixation. */
export async function startSession(db: Db, rules: SessionRules, entrant: Entrant, now: Date): Promise<TokenPair> {
  const expiresAt = expiryOf(rules, now, now);
  const session = { accountId: entrant.accountId, sessionId: randomUUID() };
  await insertSession(db, {
    ...session,
    userId: entrant.userId,
    now,
    expiresAt,
    userAgent: entrant.userAgent.slice(0, 500),
    address: entrant.address,
  });
  return pair(rules.sessionKey, { ...session, generation: 1 }, { now, rotatedAt: now, expiresAt });
}

/**
 * Exchanges a refresh token for a new pair and retires the old one. Reusing a retired token ends the session, except
 * that the latest one returns the same new token for 30 s.
 * @throws AppError TOKEN-EXPIRED, or INVALID-TOKEN-BT2 for a foreign, retired or revoked token.
 */
export async function refresh(db: Db, rules: SessionRules, token: string, now: Date): Promise<TokenPair> {
  const given = await readRefresh(rules.sessionKey, token, now);
  const outcome = await db.transaction(async (tx) => {
    const session = await lockSession(tx, given);
    if (!session || session.revokedAt) return 'refused';
    const expiresAt = expiryOf(rules, session.createdAt, now);
    if (session.expiresAt <= now || expiresAt <= now) return 'expired';
    if (given.generation === session.generation) {
      const generation = session.generation + 1;
      await rotateSession(tx, given, generation, now, expiresAt);
      return { generation, rotatedAt: now, expiresAt };
    }
    const justRetired = given.generation === session.generation - 1;
    if (justRetired && now.getTime() - session.rotatedAt.getTime() <= graceMs)
      return { generation: session.generation, rotatedAt: session.rotatedAt, expiresAt: session.expiresAt };
    await endSession(tx, given, now);
    return 'refused';
  });
  if (outcome === 'refused') throw new AppError('INVALID-TOKEN-BT2');
  if (outcome === 'expired') throw new AppError('TOKEN-EXPIRED');
  const { generation, ...moments } = outcome;
  return pair(rules.sessionKey, { ...given, generation }, { now, ...moments });
}

/** Ends a session everywhere: revokes its tokens and closes its live streams. */
export function logOut(db: Db, session: SessionKey, now: Date): Promise<void> {
  return db.transaction((tx) => endSession(tx, session, now));
}

async function endSession(tx: Parameters<typeof revokeSession>[0], session: SessionKey, now: Date): Promise<void> {
  await revokeSession(tx, session, now);
  await notifyLive(tx, session.accountId, { kind: 'session.ended', uuid: session.sessionId });
}

async function pair(
  key: Uint8Array,
  session: SessionKey & { generation: number },
  moments: { now: Date; rotatedAt: Date; expiresAt: Date },
): Promise<TokenPair> {
  return {
    access: {
      token: await signAccess(key, session, moments.now),
      expires: wholeSeconds(moments.now) + accessLife,
    },
    refresh: {
      jwt: await signRefresh(key, session, moments.rotatedAt, moments.expiresAt),
      expires: wholeSeconds(moments.expiresAt),
    },
  };
}

/** 30 days after the last use, but never later than the session's absolute end. */
function expiryOf({ config }: SessionRules, createdAt: Date, now: Date): Date {
  const end = createdAt.getTime() + config.SESSION_DAYS * 86_400_000;
  return new Date(Math.min(now.getTime() + refreshLife, end));
}
