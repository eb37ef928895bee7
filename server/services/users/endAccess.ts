import type { Tx } from '../../db/executor.ts';
import { listOpenSessions, revokeSessions, type UserKey } from '../../repositories/userSessions.repository.ts';
import { notifyLive } from '../live/notifyLive.ts';

/** Ends all sessions of a user at once: tokens are refused from the commit on and live streams close. */
export async function endAccess(tx: Tx, user: UserKey, now: Date): Promise<void> {
  await closeStreams(tx, user, await revokeSessions(tx, user, now));
}

/** Closes the live streams of a user, whose accounts were settled when they opened; they come back with what holds now. */
export async function renewStreams(tx: Tx, user: UserKey): Promise<void> {
  await closeStreams(tx, user, await listOpenSessions(tx, user));
}

async function closeStreams(tx: Tx, { accountId }: UserKey, sessions: readonly string[]): Promise<void> {
  for (const uuid of sessions) await notifyLive(tx, accountId, { kind: 'session.ended', uuid });
}
