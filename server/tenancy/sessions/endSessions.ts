import type { Tx } from '../../kernel/db/executor.ts';
import { listSessions, revokeSessions } from './activeSessions.repository.ts';
import type { UserKey } from '../../kernel/access/access.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';

/** Ends sessions of a user (one, all, or all but one): revokes their tokens and closes their live streams. */
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

/** Closes a user's live streams, whose accounts are fixed when they open; they reconnect with the current ones. */
export async function renewStreams(tx: Tx, user: UserKey, now: Date): Promise<void> {
  const open = await listSessions(tx, user, now);
  const uuids = open.map(({ uuid }) => uuid);
  await closeStreams(tx, user, uuids);
}

async function closeStreams(tx: Tx, { accountId }: UserKey, sessions: readonly string[]): Promise<void> {
  for (const uuid of sessions) await notifyLive(tx, accountId, { kind: 'session.ended', uuid });
}
