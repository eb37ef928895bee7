import type { z } from 'zod';
import type { TeamMember } from '#contract/tenancy/teamMember.ts';
import type { team } from '#contract/tenancy/team.contract.ts';
import type { Tx } from '../../kernel/db/executor.ts';
import { findHome } from '../../kernel/access/accountPaths.ts';
import type { JobQueue } from '../../kernel/jobs/job.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { insertLink } from '../../kernel/mail/links.ts';
import { findMember } from './team.repository.ts';
import { insertMember } from './insertMember.ts';
import { replaceRules } from './rules.repository.ts';
import { requireAccount } from '../../kernel/access/requireAccount.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { countMail } from '../../kernel/access/throttle.ts';
import { newLinkToken } from '../../kernel/mail/linkToken.ts';
import { queueMail } from '../../kernel/mail/queueMail.ts';
import { reachOf } from './grants.ts';
import { inviteLife } from '../../kernel/mail/linkLives.ts';
import { localeOf } from '../../kernel/access/localeOf.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { inheritedLimits, requireAccess } from './memberAccess.ts';

export type NewUser = z.output<typeof team.inviteUser.body>;

/**
 * Creates an invited user and emails the link to choose a password.
 * @throws AppError ACCESS_DENIED_ACCOUNT, ROLE-NOT-HELD, or ALREADY-EXISTS when the email is taken in any account; TOO-MANY-REQUESTS.
 */
export async function inviteUser(actor: Actor, user: NewUser, jobs: Pick<JobQueue, 'send'>): Promise<TeamMember> {
  const { db, system, scope, principal, author, now } = actor;
  const { account, acl, allow, lastName = null, mobile = null, timezone, locale, ...person } = user;
  requireAccount(scope, account);
  const unseen = await inheritedLimits(actor, account, { allow, acl });
  await requireAccess(actor, await reachOf(system, principal), { account }, { allow, acl, unseen });
  await countMail(system, principal, user.email, now);
  return db.transaction(async (tx) => {
    const home = await findHome(tx, account);
    if (!home) throw new AppError('ACCESS_DENIED_ACCOUNT');
    const rest = {
      accountId: account,
      allow,
      lastName,
      mobile,
      timezone: timezone ?? home.timezone,
      locale: locale ?? localeOf(home.country),
      status: 'invited',
      invitedAt: now,
    } as const;
    const id = await insertMember(tx, { ...person, ...rest });
    if (id === undefined) throw new AppError('ALREADY-EXISTS', { email: user.email });
    await replaceRules(tx, scope, { accountId: account, userId: id }, [...acl, ...unseen]);
    await queueInvite(tx, actor, { account, id, email: user.email }, jobs);
    const member = found(await findMember(tx, scope, { id }));
    await writeAudit(tx, author, { accountId: account, action: 'user.invited', subject: `user ${id}`, after: member });
    return member;
  });
}

/** Creates a link for an invited user and queues its mail. The link's secret is created when the mail is sent. */
export async function queueInvite(
  tx: Tx,
  { principal, now }: Actor,
  { account, id, email }: { account: number; id: number; email: string },
  jobs: Pick<JobQueue, 'send'>,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + inviteLife);
  const link = await insertLink(tx, {
    accountId: account,
    userId: id,
    kind: 'invite',
    hash: newLinkToken().hash,
    createdAt: now,
    expiresAt,
  });
  const payload = { to: email, user: id, link, by: principal.userId };
  await queueMail(tx, jobs, { accountId: account, kind: 'invite', payload });
}
