import type { Tx } from '../../db/executor.ts';
import { listSessions, revokeSessions } from '../../repositories/activeSessions.repository.ts';
import type { UserKey } from '../../repositories/credentials.repository.ts';
import { notifyLive } from '../liveCall/notifyLive.ts';

/** Ends sessions of a user (one, all, or all but one): their tokens are refused and their live streams close. */
export async function endSessions(
  tx: Tx,
  user: UserKey,
  which: { only?: string; except?: string },
  now: Date,
): Promise<number> {
  const ended = await revokeSessions(tx, user, which, now);
  await closeStreams(tx, user, ended);
  return ended.length;
}

/** Closes the live streams of a user, whose accounts were settled when they opened; they come back with what holds now. */
export async function renewStreams(tx: Tx, user: UserKey, now: Date): Promise<void> {
  const open = await listSessions(tx, user, now);
  const uuids = open.map(({ uuid }) => uuid);
  await closeStreams(tx, user, uuids);
}

async function closeStreams(tx: Tx, { accountId }: UserKey, sessions: readonly string[]): Promise<void> {
  for (const uuid of sessions) await notifyLive(tx, accountId, { kind: 'session.ended', uuid });
}
