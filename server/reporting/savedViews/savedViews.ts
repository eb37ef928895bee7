import { randomUUID } from 'node:crypto';
import type { SavedView } from '#contract/reporting/savedViews.contract.ts';
import type { ListName } from '#values/listNames.ts';
import { admins } from '#values/roleGroups.ts';
import { isAllowed } from '#values/roles.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import {
  countSavedViews,
  deleteSavedView as remove,
  findSavedView,
  insertSavedView,
  isViewName,
  listSavedViews as list,
  type SavedViewRow,
  updateSavedView,
} from './savedViews.repository.ts';
import { accessOf } from '../../kernel/access/authorize.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { found } from '../../kernel/found.ts';
import { requireRoomFor } from '../../kernel/limits/accountLimits.ts';
import { AppError } from '../../kernel/appError.ts';

type Details = Pick<SavedView, 'name' | 'query' | 'team'>;

export async function listSavedViews(actor: Actor, of: ListName | undefined): Promise<SavedView[]> {
  const [rows, isAdmin] = await Promise.all([list(actor.db, actor.scope, actor.principal, of), isAdminAtHome(actor)]);
  return rows.map((row) => toView(row, actor, isAdmin));
}

/** @throws AppError ACCESS_DENIED_ACCOUNT; ALREADY-EXISTS for a name that is taken; LIMIT-REACHED. */
export async function createSavedView(actor: Actor, of: ListName, details: Details): Promise<SavedView> {
  const { db, scope, principal } = actor;
  const { accountId, userId, email } = principal;
  requireAccount(scope, accountId);
  const row = { ...details, accountId, id: randomUUID(), userId, createdBy: email, list: of, version: 1 };
  await db.transaction(async (tx) => {
    await requireRoomFor(tx, accountId, 'views', async () => (await countSavedViews(tx, principal)) + 1);
    if (await isViewName(tx, row)) throw new AppError('ALREADY-EXISTS');
    await insertSavedView(tx, row);
    await audit(tx, actor, { action: 'view.created', after: row });
  });
  return toView(row, actor, false);
}

/** @throws AppError NOT-FOUND, ACCESS-DENIED, STALE-VERSION with `{ version }`, ALREADY-EXISTS. */
export function changeSavedView(
  actor: Actor,
  uuid: string,
  { version, ...details }: Details & Pick<SavedView, 'version'>,
): Promise<SavedView> {
  return actor.db.transaction(async (tx) => {
    const { row: before, isAdmin } = await requireChangeable(tx, actor, uuid);
    const after = { ...before, ...details, version: version + 1 };
    if (await isViewName(tx, after)) throw new AppError('ALREADY-EXISTS');
    if (!(await updateSavedView(tx, after, version))) throw new AppError('STALE-VERSION', { version: before.version });
    await audit(tx, actor, { action: 'view.changed', before, after });
    return toView(after, actor, isAdmin);
  });
}

/** @throws AppError NOT-FOUND, ACCESS-DENIED. */
export function deleteSavedView(actor: Actor, uuid: string): Promise<SavedView> {
  return actor.db.transaction(async (tx) => {
    const { row: before, isAdmin } = await requireChangeable(tx, actor, uuid);
    if (!(await remove(tx, before))) throw new AppError('NOT-FOUND');
    await audit(tx, actor, { action: 'view.deleted', before });
    return toView(before, actor, isAdmin);
  });
}

/** A view that somebody sees and may change. */
async function requireChangeable(tx: Tx, actor: Actor, uuid: string) {
  const row = found(await findSavedView(tx, actor.scope, actor.principal, uuid));
  const isAdmin = await isAdminAtHome(actor);
  if (row.userId !== actor.principal.userId && !isAdmin) throw new AppError('ACCESS-DENIED');
  return { row, isAdmin };
}

async function isAdminAtHome({ system, principal }: Actor): Promise<boolean> {
  const { access } = await accessOf(system, principal);
  return access.some(({ account, allow }) => account === principal.accountId && isAllowed(allow, admins));
}

function toView(
  { id, list: of, name, query, team, createdBy, userId, version }: SavedViewRow,
  actor: Actor,
  isAdmin: boolean,
) {
  const mine = userId === actor.principal.userId;
  return { uuid: id, list: of, name, query, team, author: createdBy, mine, mayChange: mine || isAdmin, version };
}

interface ViewChange {
  action: 'view.created' | 'view.changed' | 'view.deleted';
  before?: SavedViewRow;
  after?: SavedViewRow;
}

/** Notes a change that others see. */
async function audit(tx: Tx, { author }: Actor, { action, before, after }: ViewChange): Promise<void> {
  const row = after ?? before;
  if (!row || !(before?.team === true || after?.team === true)) return;
  await writeAudit(tx, author, { accountId: row.accountId, action, subject: `view ${row.id}`, before, after });
}
