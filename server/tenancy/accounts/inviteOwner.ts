import type { Account, Invitation } from '#contract/tenancy/accounts.contract.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { lockTree } from './accountBranch.repository.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { AppError } from '../../kernel/appError.ts';
import { countMail } from '../../kernel/access/throttle.ts';
import { sendSignup, type SignupMail } from './sendSignup.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { requireOwnable } from './givenRoles.ts';
import { readAccount } from './readAccount.ts';

/**
 * Emails a new signup link to the owner of an invited account; previous links end.
 * @throws AppError NOT-FOUND when the scope has no such account or it is not invited; ROLE-NOT-HELD; ALREADY-EXISTS; TOO-MANY-REQUESTS.
 */
export async function inviteOwner(
  actor: Actor,
  id: number,
  invitation: Invitation,
  mail: SignupMail,
): Promise<Account> {
  const { status } = await readAccount(actor.system, actor.scope, id);
  if (status !== 'invited') throw new AppError('NOT-FOUND');
  await countMail(actor.system, actor.principal, invitation.email, actor.now);
  return actor.system.transaction(async (tx) => {
    await lockTree(tx);
    const before = await readAccount(tx, actor.scope, id);
    if (before.status !== 'invited') throw new AppError('NOT-FOUND');
    await giveToOwner(tx, actor, { id, invitation }, mail);
    const after = await readAccount(tx, actor.scope, id);
    const entry = { accountId: id, action: 'account.invited', subject: `account ${id}`, before, after };
    await writeAudit(tx, actor.author, entry);
    return after;
  });
}

/**
 * Emails a signup link to an account's owner, from a user who could give the owner's roles.
 * @throws AppError ROLE-NOT-HELD, ACCESS_DENIED_ACCOUNT, ALREADY-EXISTS.
 */
export async function giveToOwner(
  tx: Tx,
  actor: Actor,
  { id, invitation }: { id: number; invitation: Invitation },
  mail: SignupMail,
): Promise<void> {
  await requireOwnable(tx, actor, id);
  await sendSignup(tx, actor, { id, invitation }, mail);
}
