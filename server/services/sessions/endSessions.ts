import type { Tx } from '../../db/executor.ts';
import { revokeSessions } from '../../repositories/activeSessions.repository.ts';
import type { UserKey } from '../../repositories/credentials.repository.ts';
import { notifyLive } from '../live/notifyLive.ts';

/** Ends sessions of a user (one, all, or all but one): their tokens are refused and their live streams close. */
export async function endSessions(
  tx: Tx,
  user: UserKey,
  which: { only?: string; except?: string },
  now: Date,
): Promise<number> {
  const ended = await revokeSessions(tx, user, which, now);
  for (const uuid of ended) await notifyLive(tx, user.accountId, { kind: 'session.ended', uuid });
  return ended.length;
}
