import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { sessions } from '../db/schema/sessions.ts';

export interface UserKey {
  accountId: number;
  userId: number;
}

/** The ids of a user's sessions that were not ended. */
export async function listOpenSessions(executor: Executor, user: UserKey): Promise<string[]> {
  const rows = await executor.select({ id: sessions.id }).from(sessions).where(isOpen(user));
  return rows.map(({ id }) => id);
}

/** Ends all sessions of a user; answers their ids. */
export async function revokeSessions(executor: Executor, user: UserKey, now: Date): Promise<string[]> {
  const rows = await executor
    .update(sessions)
    .set({ revokedAt: now })
    .where(isOpen(user))
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

function isOpen({ accountId, userId }: UserKey) {
  return and(eq(sessions.accountId, accountId), eq(sessions.userId, userId), isNull(sessions.revokedAt));
}
