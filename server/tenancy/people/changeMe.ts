import type { z } from 'zod';
import type { Profile, users } from '#contract/tenancy/users.contract.ts';
import { writeAudit } from '../../kernel/access/auditLog.ts';
import { findProfile } from './findProfile.ts';
import { changeMember } from './memberWrites.repository.ts';
import { AppError } from '../../kernel/appError.ts';
import { found } from '../../kernel/found.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { ownProfile, type Visit } from './ownProfile.ts';

type ProfileChange = z.output<typeof users.changeMe.body>;

/**
 * Changes the user's own profile. Bypasses row-level security, because rules may block users' own account, but never
 * their own row.
 * @throws AppError NOT-FOUND, or STALE-VERSION with `{ version }`.
 */
export function changeMe(
  { system, author, principal }: Actor,
  { version, tz, ...change }: ProfileChange,
  visit: Visit,
): Promise<Profile> {
  const { accountId, userId } = principal;
  return system.transaction(async (tx) => {
    const before = found(await findProfile(tx, accountId, userId));
    const given = Object.entries({ ...change, timezone: tz }).filter(([, value]) => value !== undefined);
    const key = { account: accountId, id: userId, version };
    if (!(await changeMember(tx, key, Object.fromEntries(given))))
      throw new AppError('STALE-VERSION', { version: before.version });
    const after = found(await findProfile(tx, accountId, userId));
    await writeAudit(tx, author, { accountId, action: 'user.changed', subject: `user ${userId}`, before, after });
    return ownProfile(tx, principal, visit);
  });
}
