import type { Account, NewAccount } from '#contract/tenancy/accounts.contract.ts';
import { isUsuallyBilled } from '#contract/tenancy/billingClient.ts';
import { findAccount } from './accounts.repository.ts';
import { insertAccount } from './insertAccount.ts';
import { lockTree } from './accountBranch.repository.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { scopeOf } from '../../kernel/access/scope.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { AppError } from '../../kernel/appError.ts';
import { countMail } from '../../kernel/access/throttle.ts';
import { guardSoldFields } from './guardSoldFields.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { giveToOwner } from './inviteOwner.ts';
import type { SignupMail } from './sendSignup.ts';
import { readAccount } from './readAccount.ts';

/**
 * Creates an account below one of the scope. With an owner it is invited, and a signup link is emailed.
 * @throws AppError ACCESS_DENIED_ACCOUNT for a parent outside; ACCESS-DENIED; ROLE-NOT-HELD when the user cannot give an
 * account to an owner; ALREADY-EXISTS when the owner is a user; TOO-MANY-REQUESTS.
 */
export async function createAccount(
  actor: Actor,
  { owner, father, ...given }: NewAccount,
  mail: SignupMail,
): Promise<Account> {
  const { system: db, scope, author, principal, now } = actor;
  requireAccount(scope, father);
  if (owner) await countMail(db, principal, owner.email, now);
  return db.transaction(async (tx) => {
    await lockTree(tx);
    const above = await findAccount(tx, scope, father);
    if (!above) throw new AppError('ACCESS_DENIED_ACCOUNT');
    const usual = isUsuallyBilled(given.type, above.type);
    const unsold = { type: 'business', plan: null, billerCode: null, highway: null, billingClient: usual };
    await guardSoldFields(tx, actor, father, unsold, given);
    const status = owner ? 'invited' : 'active';
    const billingClient = given.billingClient ?? usual;
    const id = await insertAccount(tx, { ...given, billingClient, parentId: father, status, createdAt: now });
    if (owner) await giveToOwner(tx, actor, { id, invitation: owner }, mail);
    // Both ids are in scope: the parent cannot be above it.
    const after = await readAccount(tx, scopeOf([...scope.accounts, id]), id);
    const subject = `account ${id}`;
    await writeAudit(tx, author, { accountId: principal.accountId, action: 'account.created', subject, after });
    return after;
  });
}
