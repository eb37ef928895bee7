import type { MyAlerts } from '#contract/powerups/alerts.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { AppError } from '../../kernel/appError.ts';
import { countSeen, countUnread, listOfReader, markRead } from './alerts.repository.ts';
import { toAlert } from './toAlert.ts';

/** What somebody was alerted to in the accounts that they see, the newest first. */
export async function listMyAlerts({ db, scope, principal: { userId } }: Actor): Promise<MyAlerts> {
  const [rows, unread] = await Promise.all([listOfReader(db, scope, userId), countUnread(db, scope, userId)]);
  const alerts = rows.flatMap(({ readAt, ...row }) => {
    const alert = toAlert(row);
    return alert ? [{ alert, read: readAt !== null }] : [];
  });
  return { alerts, unread };
}

/**
 * Marks alerts as read: without ids all of them.
 * @throws AppError NOT-FOUND for one that isn’t mine.
 */
export async function readAlerts(actor: Actor, ids: readonly string[] | undefined): Promise<MyAlerts> {
  const { db, scope, principal, now } = actor;
  const distinct = ids && [...new Set(ids)];
  const seen = distinct && (await countSeen(db, scope, principal.userId, distinct));
  if (seen !== distinct?.length) throw new AppError('NOT-FOUND');
  await markRead(db, scope, { userId: principal.userId, ids: distinct, now });
  return listMyAlerts(actor);
}
