import type { Tx } from '../../db/executor.ts';
import { revokeSessionsOf } from '../../repositories/accountBranch.repository.ts';
import type { Scope } from '../../repositories/scope.ts';
import { notifyLive } from '../liveCall/notifyLive.ts';

/** Logs all users of accounts out, at once and everywhere: their tokens are refused and their live streams close. */
export async function endSessionsOf(tx: Tx, scope: Scope, accounts: number[], now: Date): Promise<void> {
  for (const { accountId, sessionId } of await revokeSessionsOf(tx, scope, accounts, now))
    await notifyLive(tx, accountId, { kind: 'session.ended', uuid: sessionId });
}
