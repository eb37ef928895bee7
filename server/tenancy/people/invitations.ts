import type { z } from 'zod';
import type { Invite, invites } from '#contract/tenancy/invites.contract.ts';
import type { PasswordStrength } from '#values/password.ts';
import type { Db } from '../../kernel/db/executor.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { findLink, takeLink } from '../../kernel/mail/links.ts';
import { acceptInvitation, findInvited } from './invited.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import type { LinkVisit } from '../../kernel/access/countGuess.ts';
import { hashOfToken } from '../../kernel/mail/linkToken.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { requirePassword } from '../sessions/requirePassword.ts';

/**
 * The user whom an invitation is for.
 * @throws AppError INV01 for a token that is invalid, used, expired or withdrawn.
 */
export async function readInvite(db: Db, token: string, now: Date): Promise<Invite> {
  const link = await findLink(db, 'invite', hashOfToken(token), now);
  const invited = link && (await findInvited(db, link));
  if (!invited) throw new AppError('INV01');
  const { email, firstName, lastName, accountName, locale } = invited;
  return { email, firstName, lastName, accountName, locale, expires: link.expiresAt.toISOString() };
}

export type Acceptance = z.output<typeof invites.acceptInvite.body>;

/**
 * Accepts an invitation once: the user becomes active with the chosen password.
 * @throws AppError INV01, also for the second of two concurrent attempts; INVALID-PAYLOAD for a weak password.
 */
export async function acceptInvite(
  { db, config, address, now }: LinkVisit & { config: { PASSWORD_RULE: PasswordStrength } },
  token: string,
  { password, ...person }: Acceptance,
): Promise<{ email: string }> {
  const hash = hashOfToken(token);
  // The slow hashing is done for valid invitations only, and outside the transaction.
  if (!(await findLink(db, 'invite', hash, now))) throw new AppError('INV01');
  await requirePassword(config, password);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const link = await takeLink(tx, 'invite', hash, now);
    const invited = link && (await findInvited(tx, link));
    if (!invited) throw new AppError('INV01');
    const { id: userId, accountId, email } = invited;
    await acceptInvitation(tx, { accountId, userId }, { ...person, passwordHash, passwordChangedAt: now });
    const entry = { accountId, action: 'user.accepted', subject: `user ${userId}` };
    await writeAudit(tx, { userId, email, address, asUserId: null }, entry);
    return { email };
  });
}
