import { createHash } from 'node:crypto';
import type { Profile } from '#contract/tenancy/users.contract.ts';
import type { Executor } from '../../kernel/db/executor.ts';
import type { Principal } from '../../kernel/access/sessions.ts';
import { findSignIn } from './users.repository.ts';
import { findProfile } from './findProfile.ts';
import { extensionOf } from '#values/webPhone.ts';
import { AppError } from '../../kernel/appError.ts';

/** In which session a profile is asked for. */
export interface Visit {
  tokenExpires: Date;
  request: { protocol: string; host: string };
}

/**
 * The user's own profile. Impersonators don't learn how someone logs in.
 * @throws AppError NOT-FOUND.
 */
export async function ownProfile(
  executor: Executor,
  principal: Principal,
  { tokenExpires, request }: Visit,
): Promise<Profile> {
  const { accountId, userId, allow, secondFactorDue, actor } = principal;
  const [profile, signIn] = await Promise.all([
    findProfile(executor, accountId, userId),
    findSignIn(executor, accountId, userId),
  ]);
  if (!profile || !signIn) throw new AppError('NOT-FOUND');
  const { webPhone, twoFactor } = signIn;
  return {
    ...profile,
    allow,
    dash: `${request.protocol}://${request.host}`,
    expires: tokenExpires.getTime(),
    md5: createHash('md5').update(profile.email.trim().toLowerCase()).digest('hex'),
    secret2FA: actor ? null : twoFactor !== null,
    sip: webPhone ? { account: accountId, exten: extensionOf(userId) } : null,
    actor: actor && { id: actor.userId, email: actor.email },
    secondFactorDue,
  };
}
