import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/executor.ts';
import {
  insertSession,
  lockSession,
  revokeSession,
  rotateSession,
  type SessionKey,
} from '../../repositories/sessions.repository.ts';
import { AppError } from '../appError.ts';
import { notifyLive } from '../liveCall/notifyLive.ts';
import { accessLife, readRefresh, refreshLife, signAccess, signRefresh } from './tokens.ts';

/** A pair of tokens; expiries are epoch milliseconds. */
export interface TokenPair {
  access: { token: string; expires: number };
  refresh: { jwt: string; expires: number };
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
export async function startSession(db: Db, key: Uint8Array, entrant: Entrant, now: Date): Promise<TokenPair> {
  const session = { accountId: entrant.accountId, sessionId: randomUUID() };
  await insertSession(db, {
    ...session,
    userId: entrant.userId,
    now,
    expiresAt: new Date(now.getTime() + refreshLife),
    userAgent: entrant.userAgent.slice(0, 500),
    address: entrant.address,
  });
  return pair(key, { ...session, generation: 1 }, { now, rotatedAt: now });
}

/**
 * Exchanges a refresh token for a new pair and retires the old one. Reusing a retired token ends the session, except
 * that the latest one returns the same new token for 30 s.
 * @throws AppError TOKEN-EXPIRED, or INVALID-TOKEN-BT2 for a foreign, retired or revoked token.
 */
export async function refresh(db: Db, key: Uint8Array, token: string, now: Date): Promise<TokenPair> {
  const given = await readRefresh(key, token, now);
  const outcome = await db.transaction(async (tx) => {
    const session = await lockSession(tx, given);
    if (!session || session.revokedAt) return 'refused';
    if (session.expiresAt <= now) return 'expired';
    if (given.generation === session.generation) {
      const generation = session.generation + 1;
      await rotateSession(tx, given, generation, now, new Date(now.getTime() + refreshLife));
      return { generation, rotatedAt: now };
    }
    const justRetired = given.generation === session.generation - 1;
    if (justRetired && now.getTime() - session.rotatedAt.getTime() <= graceMs)
      return { generation: session.generation, rotatedAt: session.rotatedAt };
    await endSession(tx, given, now);
    return 'refused';
  });
  if (outcome === 'refused') throw new AppError('INVALID-TOKEN-BT2');
  if (outcome === 'expired') throw new AppError('TOKEN-EXPIRED');
  return pair(key, { ...given, generation: outcome.generation }, { now, rotatedAt: outcome.rotatedAt });
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
  moments: { now: Date; rotatedAt: Date },
): Promise<TokenPair> {
  return {
    access: {
      token: await signAccess(key, session, moments.now),
      expires: wholeSeconds(moments.now) + accessLife,
    },
    refresh: {
      jwt: await signRefresh(key, session, moments.rotatedAt),
      expires: wholeSeconds(moments.rotatedAt) + refreshLife,
    },
  };
}

function wholeSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000) * 1000;
}
