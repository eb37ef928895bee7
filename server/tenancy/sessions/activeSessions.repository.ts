import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Executor, Tx } from '../../kernel/db/executor.ts';
import { sessions } from '../../kernel/db/schema/all.ts';
import type { UserKey } from '../../kernel/access/access.ts';

/** A user's valid sessions, most recently used first. */
export function listSessions(executor: Executor, user: UserKey, now: Date) {
  return executor
    .select({
      uuid: sessions.id,
      userAgent: sessions.userAgent,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(isOpenOf(user), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** Revokes sessions of a user: one, all, or all but one. Returns the ids of those that were open. */
export async function revokeSessions(
  tx: Tx,
  user: UserKey,
  which: { only?: string; except?: string },
  now: Date,
): Promise<string[]> {
  const { only, except } = which;
  const rows = await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        isOpenOf(user),
        only === undefined ? undefined : eq(sessions.id, only),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

function isOpenOf({ accountId, userId }: UserKey) {
  return and(eq(sessions.accountId, accountId), eq(sessions.userId, userId), isNull(sessions.revokedAt));
}
