import { randomUUID } from 'node:crypto';
import { TransactionRollbackError } from 'drizzle-orm';
import type { Account, AccountChange, EndedLeaving } from '#contract/tenancy/accounts.contract.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { findAccount, updateAccount } from './accounts.repository.ts';
import { isBelow, lockTree, moveBranch } from './accountBranch.repository.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { AppError } from '../../kernel/appError.ts';
import type { Emit } from '../../kernel/events/happened.ts';
import { notifyLive } from '../../kernel/live/notifyLive.ts';
import { guardSoldFields } from './guardSoldFields.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { endLeavings } from './endLeavings.ts';
import { endSessionsOf } from './endSessionsOf.ts';
import { moveGuarded } from './givenRoles.ts';
import { readAccount } from './readAccount.ts';

/**
 * Changes an account, moves it below another with `father`, or suspends it, which logs its users out but affects
 * neither its numbers nor the accounts below it.
 * @throws AppError NOT-FOUND; STALE-VERSION with `{ version }`; ACCESS_DENIED_ACCOUNT for a parent outside;
 * INVALID-PAYLOAD for one below; ACCESS-DENIED for reseller fields, and for one's own account's status or parent;
 * ROLE-NOT-HELD for a move that gives someone a role which the user cannot give.
 */
export function changeAccount(actor: Actor, id: number, change: AccountChange, emit: Emit): Promise<Account> {
  const { system: db, scope, author } = actor;
  return db.transaction(async (tx) => {
    if (change.father !== undefined) await lockTree(tx);
    const before = await readAccount(tx, scope, id);
    if (before.version !== change.version) throw new AppError('STALE-VERSION', { version: before.version });
    const { version, father, ...fields } = change;
    await guardSoldFields(tx, actor, id, before, fields);
    const moves = father !== undefined && father !== before.father;
    const turns = fields.status !== undefined && fields.status !== before.status;
    if (moves || turns) requireNotOwn(actor, id);
    if (moves) await guardFather(tx, actor, id, father);
    if (!(await updateAccount(tx, scope, { id, version }, withoutUndefined(fields))))
      throw new AppError('STALE-VERSION');
    const ended = moves ? await move(tx, actor, id, father) : [];
    if (turns && fields.status === 'suspended') await endSessionsOf(tx, scope, [id], actor.now);
    if (fields.timezone !== undefined && fields.timezone !== before.timezone)
      await emit(tx, { kind: 'account.timezoneChanged', accountId: id, timezone: fields.timezone, at: actor.now });
    const after = await readAccount(tx, scope, id);
    const action = moves ? 'account.moved' : turns ? `account.${fields.status}` : 'account.changed';
    await writeAudit(tx, author, {
      accountId: id,
      action,
      subject: `account ${id}`,
      before,
      after: { ...after, ...(moves && { ended }) },
    });
    return after;
  });
}

/**
 * What moving an account below another would end: the move is made and taken back.
 * @throws AppError as the move itself.
 */
export async function previewMove(actor: Actor, id: number, father: number): Promise<EndedLeaving[]> {
  const ended: EndedLeaving[] = [];
  const made = actor.system.transaction(async (tx) => {
    await lockTree(tx);
    const before = await readAccount(tx, actor.scope, id);
    requireNotOwn(actor, id);
    await guardFather(tx, actor, id, father);
    if (father !== before.father) ended.push(...(await move(tx, actor, id, father)));
    tx.rollback();
  });
  await made.catch((reason: unknown) => {
    if (!(reason instanceof TransactionRollbackError)) throw reason;
  });
  return ended;
}

function requireNotOwn({ principal }: Actor, id: number): void {
  if (id === principal.accountId) throw new AppError('ACCESS-DENIED');
}

/** Moves a branch, ends what would go on telling those who don’t see it any more, and renews the live streams of both places. */
async function move(tx: Tx, actor: Actor, id: number, father: number): Promise<EndedLeaving[]> {
  await moveGuarded(tx, actor, id, () => moveBranch(tx, actor.scope, id, father));
  for (const account of [id, father]) await notifyLive(tx, account, { kind: 'access.changed', uuid: randomUUID() });
  return endLeavings(tx, id, actor.now);
}

async function guardFather(tx: Tx, { scope }: Actor, id: number, father: number): Promise<void> {
  if (!(await findAccount(tx, scope, father))) throw new AppError('ACCESS_DENIED_ACCOUNT');
  if (await isBelow(tx, father, id))
    throw new AppError('INVALID-PAYLOAD', [{ path: 'father', message: 'is below the account' }]);
}

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function withoutUndefined<Fields extends object>(fields: Fields): Given<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>;
}
