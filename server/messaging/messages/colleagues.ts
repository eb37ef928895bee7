import { listAbove } from '../../kernel/access/accountPaths.ts';
import { listColleagues as colleaguesOf } from './colleagues.repository.ts';
import { requireVisible } from '../../kernel/access/requireVisible.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Messaging } from './messagingBy.ts';

/** Whom the user can assign an account’s conversations to. @throws AppError ACCESS_DENIED_ACCOUNT. */
export async function listColleagues(messaging: Messaging, accountId: number) {
  await requireVisible(messaging, accountId);
  const { db, scope, context } = messaging;
  return colleaguesOf(db, scope, await listAbove(context.db, accountId));
}

/** @throws AppError NOT-FOUND for somebody whom `listColleagues` doesn’t show, so that nobody learns who else there is. */
export async function requireColleague(
  messaging: Pick<Messaging, 'db' | 'scope' | 'context'>,
  accountId: number,
  user: number | null | undefined,
): Promise<void> {
  if (user === null || user === undefined) return;
  const { db, scope, context } = messaging;
  const colleagues = await colleaguesOf(db, scope, await listAbove(context.db, accountId));
  if (!colleagues.some(({ id }) => id === user)) throw new AppError('NOT-FOUND');
}
