import { z } from 'zod';
import { AccountId, UserId } from '#values/ids.ts';
import { Allow } from '#values/roles.ts';
import { Timezone } from '#values/timezone.ts';
import { Locale, UserStatus } from './users.contract.ts';

/**
 * Other permissions, or none at all, in one account and those below it. The nearest rule holds; without one a user's own
 * permissions hold in his account and below.
 */
export const AccessRule = z
  .object({ account: AccountId, blocked: z.boolean(), allow: Allow })
  .meta({ id: 'AccessRule' });
export type AccessRule = z.infer<typeof AccessRule>;

/** How far a user reaches: staff, resellers, administrators of an account, everybody else. */
export const UserLevel = z.enum(['system', 'support', 'super', 'admin', 'user']);

/**
 * A person of an account, in the specification's words. `block` names the accounts that rules of `acl` close; `sip` is the
 * web phone; `lastLogin` and `invitedAt` are UTC; `version` is the version read, for the next change.
 */
export const TeamMember = z
  .object({
    id: UserId,
    account: AccountId,
    accountName: z.string(),
    acl: z.array(AccessRule),
    allow: Allow,
    block: z.array(AccountId),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string().nullable(),
    level: UserLevel,
    locale: Locale,
    mobile: z.string().nullable(),
    sip: z.object({ account: AccountId, exten: z.string() }).nullable(),
    status: UserStatus,
    timezone: Timezone,
    username: z.string(),
    lastLogin: z.iso.datetime().nullable(),
    invitedAt: z.iso.datetime().nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof TeamMember>;
