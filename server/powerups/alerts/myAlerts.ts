import type { MyAlerts } from '#contract/powerups/alerts.contract.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { countUnread, listOfReader, markRead } from './alerts.repository.ts';
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

/** Without ids all of them. */
export async function readAlerts(actor: Actor, ids: readonly string[] | undefined): Promise<MyAlerts> {
  const { db, scope, principal, now } = actor;
  await markRead(db, scope, { userId: principal.userId, ids, now });
  return listMyAlerts(actor);
}
