import type { Tx } from '../../kernel/db/executor.ts';
import { revokeSessionsOf } from './accountBranch.repository.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';

/** Logs out all users of the accounts everywhere: revokes their tokens and closes their live streams. */
export async function endSessionsOf(tx: Tx, scope: Scope, accounts: number[], now: Date): Promise<void> {
  for (const { accountId, sessionId } of await revokeSessionsOf(tx, scope, accounts, now))
    await notifyLive(tx, accountId, { kind: 'session.ended', uuid: sessionId });
}
