import type { HandedLink } from '#contract/tenancy/mailLinks.contract.ts';
import { paths } from '#contract/paths.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { AppError } from '../../kernel/appError.ts';
import { countMail } from '../../kernel/access/throttle.ts';
import { handOverSignup } from './sendSignup.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { requireOwnable } from './givenRoles.ts';
import { readAccount } from './readAccount.ts';

/**
 * Creates the signup link that an email would have brought to the owner of an invited account, next to the emailed one.
 * @throws AppError NOT-FOUND, ROLE-NOT-HELD, WRONG-STATUS when nobody is invited or emails can be sent; TOO-MANY-REQUESTS.
 */
export async function createOwnerLink(
  actor: Actor,
  accountId: number,
  { base, sends }: { base: string; sends: boolean },
): Promise<HandedLink> {
  const { status, invitation } = await readAccount(actor.system, actor.scope, accountId);
  if (!invitation) throw new AppError('WRONG-STATUS', { status });
  if (sends) throw new AppError('WRONG-STATUS', { mail: true });
  await countMail(actor.system, actor.principal, invitation.email, actor.now);
  return actor.system.transaction(async (tx) => {
    await requireOwnable(tx, actor, accountId);
    const { token, expiresAt } = await handOverSignup(tx, accountId, invitation, actor.now);
    await writeAudit(tx, actor.author, { accountId, action: 'account.linkCreated', subject: `account ${accountId}` });
    return { kind: 'signup', url: `${base}${paths.signup(token)}`, expires: expiresAt.toISOString() };
  });
}
