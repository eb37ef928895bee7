import type { HandedLink } from '#contract/tenancy/mailLinks.contract.ts';
import { paths } from '#contract/paths.ts';
import { listAccess } from '../../kernel/access/access.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { insertLink } from '../../kernel/mail/links.ts';
import { findMember } from './team.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import { inviteLife, resetLife } from '../../kernel/mail/linkLives.ts';
import { newLinkToken } from '../../kernel/mail/linkToken.ts';
import { sendsMail } from '../../kernel/mail/sendsMail.ts';
import { countMail } from '../../kernel/access/throttle.ts';
import { reachOf, requireGrantable, requireReach } from './grants.ts';
import type { Actor } from '../../kernel/access/actor.ts';

interface Site {
  smtpUrl: string | undefined;
  /** The URL for the account's users, without a trailing slash. */
  baseOf: (accountId: number) => Promise<string>;
}

/**
 * Creates the link that an email would have brought: an invitation for an invited user, a new password for an active one.
 * It is for those who may do all that the user may, and only while no email can be sent.
 * @throws AppError NOT-FOUND, OWN-ACCESS, ROLE-NOT-HELD, ACCESS_DENIED_ACCOUNT, WRONG-STATUS with `{ status }` or `{ mail }`, TOO-MANY-REQUESTS.
 */
export async function createUserLink(actor: Actor, id: number, site: Site): Promise<HandedLink> {
  const { db, system, scope, principal, author, now } = actor;
  const member = found(await findMember(db, scope, { id }));
  if (member.id === principal.userId) throw new AppError('OWN-ACCESS');
  const reach = await reachOf(system, principal);
  await requireReach(system, reach, member);
  // Whoever holds the link can become this user, so it takes all that the user may do.
  requireGrantable(reach, [], await listAccess(system, { accountId: member.account, userId: member.id }));
  const { account: accountId, status } = member;
  if (status !== 'invited' && status !== 'active') throw new AppError('WRONG-STATUS', { status });
  if (await sendsMail(system, site.smtpUrl, accountId)) throw new AppError('WRONG-STATUS', { mail: true });
  await countMail(system, principal, member.email, now);
  const kind = status === 'invited' ? 'invite' : 'reset';
  const { token, hash } = newLinkToken();
  const expiresAt = new Date(now.getTime() + (kind === 'invite' ? inviteLife : resetLife));
  const link = await db.transaction(async (tx) => {
    const entry = { accountId, action: `user.${kind}LinkCreated`, subject: `user ${id}` };
    await writeAudit(tx, author, entry);
    return insertLink(tx, { accountId, userId: id, kind, hash, createdAt: now, expiresAt });
  });
  const base = await site.baseOf(accountId);
  const url = `${base}${kind === 'invite' ? paths.invite(token) : paths.resetPassword(`${link}.${token}`)}`;
  return { kind, url, expires: expiresAt.toISOString() };
}
