import { listAbove } from '../../kernel/access/accountPaths.ts';
import { listColleagues as colleaguesOf } from './colleagues.repository.ts';
import { requireVisible } from '../../kernel/access/requireVisible.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Actor } from '../../kernel/access/actor.ts';

/** Whom the user can assign an account’s conversations to. @throws AppError ACCESS_DENIED_ACCOUNT. */
export async function listColleagues(actor: Actor, accountId: number) {
  await requireVisible(actor, accountId);
  const { db, system, scope } = actor;
  return colleaguesOf(db, scope, await listAbove(system, accountId));
}

/** @throws AppError NOT-FOUND for somebody whom `listColleagues` doesn’t show, so that nobody learns who else there is. */
export async function requireColleague(
  { db, system, scope }: Actor,
  accountId: number,
  user: number | null | undefined,
): Promise<void> {
  if (user === null || user === undefined) return;
  const colleagues = await colleaguesOf(db, scope, await listAbove(system, accountId));
  if (!colleagues.some(({ id }) => id === user)) throw new AppError('NOT-FOUND');
}
