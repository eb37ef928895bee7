import { randomUUID } from 'node:crypto';
import type { SavedView } from '#contract/reporting/savedViews.contract.ts';
import type { ListName } from '#values/listNames.ts';
import { admins } from '#values/roleGroups.ts';
import { isAllowed } from '#values/roles.ts';
import type { Db, Tx } from '../../kernel/db/executor.ts';
import { type Author, writeAudit } from '../../kernel/access/auditLog.ts';
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
import type { Scope } from '../../kernel/access/scope.ts';
import type { Principal } from '../../kernel/access/sessions.ts';
import { accessOf } from '../../kernel/access/authorize.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { found } from '../../kernel/found.ts';
import { requireRoomFor } from '../../kernel/limits/accountLimits.ts';
import { AppError } from '../../kernel/appError.ts';

/** Somebody who reads or changes views. Their team is everybody of their own account. */
export interface ViewUser {
  db: Db;
  /** Reads the rules of access to an account, which its users cannot see. */
  system: Db;
  scope: Scope;
  principal: Principal;
  author: Author;
}

type Details = Pick<SavedView, 'name' | 'query' | 'team'>;

export async function listSavedViews(by: ViewUser, of: ListName | undefined): Promise<SavedView[]> {
  const [rows, isAdmin] = await Promise.all([list(by.db, by.scope, by.principal, of), isAdminAtHome(by)]);
  return rows.map((row) => toView(row, by, isAdmin));
}

/** @throws AppError ACCESS_DENIED_ACCOUNT; ALREADY-EXISTS for a name that is taken; LIMIT-REACHED. */
export async function createSavedView(by: ViewUser, of: ListName, details: Details): Promise<SavedView> {
  const { db, scope, principal } = by;
  const { accountId, userId, email } = principal;
  requireAccount(scope, accountId);
  const row = { ...details, accountId, id: randomUUID(), userId, createdBy: email, list: of, version: 1 };
  await db.transaction(async (tx) => {
    await requireRoomFor(tx, accountId, 'views', async () => (await countSavedViews(tx, principal)) + 1);
    if (await isViewName(tx, row)) throw new AppError('ALREADY-EXISTS');
    await insertSavedView(tx, row);
    await audit(tx, by, { action: 'view.created', after: row });
  });
  return toView(row, by, false);
}

/** @throws AppError NOT-FOUND, ACCESS-DENIED, STALE-VERSION with `{ version }`, ALREADY-EXISTS. */
export function changeSavedView(
  by: ViewUser,
  uuid: string,
  { version, ...details }: Details & Pick<SavedView, 'version'>,
): Promise<SavedView> {
  return by.db.transaction(async (tx) => {
    const { row: before, isAdmin } = await requireChangeable(tx, by, uuid);
    const after = { ...before, ...details, version: version + 1 };
    if (await isViewName(tx, after)) throw new AppError('ALREADY-EXISTS');
    if (!(await updateSavedView(tx, after, version))) throw new AppError('STALE-VERSION', { version: before.version });
    await audit(tx, by, { action: 'view.changed', before, after });
    return toView(after, by, isAdmin);
  });
}

/** @throws AppError NOT-FOUND, ACCESS-DENIED. */
export function deleteSavedView(by: ViewUser, uuid: string): Promise<SavedView> {
  return by.db.transaction(async (tx) => {
    const { row: before, isAdmin } = await requireChangeable(tx, by, uuid);
    if (!(await remove(tx, before))) throw new AppError('NOT-FOUND');
    await audit(tx, by, { action: 'view.deleted', before });
    return toView(before, by, isAdmin);
  });
}

/** A view that somebody sees and may change. */
async function requireChangeable(tx: Tx, by: ViewUser, uuid: string) {
  const row = found(await findSavedView(tx, by.scope, by.principal, uuid));
  const isAdmin = await isAdminAtHome(by);
  if (row.userId !== by.principal.userId && !isAdmin) throw new AppError('ACCESS-DENIED');
  return { row, isAdmin };
}

async function isAdminAtHome({ system, principal }: ViewUser): Promise<boolean> {
  const { access } = await accessOf(system, principal);
  return access.some(({ account, allow }) => account === principal.accountId && isAllowed(allow, admins));
}

function toView(
  { id, list: of, name, query, team, createdBy, userId, version }: SavedViewRow,
  by: ViewUser,
  isAdmin: boolean,
) {
  const mine = userId === by.principal.userId;
  return { uuid: id, list: of, name, query, team, author: createdBy, mine, mayChange: mine || isAdmin, version };
}

interface ViewChange {
  action: 'view.created' | 'view.changed' | 'view.deleted';
  before?: SavedViewRow;
  after?: SavedViewRow;
}

/** Notes a change that others see. */
async function audit(tx: Tx, { author }: ViewUser, { action, before, after }: ViewChange): Promise<void> {
  const row = after ?? before;
  if (!row || !(before?.team === true || after?.team === true)) return;
  await writeAudit(tx, author, { accountId: row.accountId, action, subject: `view ${row.id}`, before, after });
}
