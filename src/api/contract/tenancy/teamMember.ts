import { z } from 'zod';
import { AccountId, UserId, Version } from '#values/ids.ts';
import { Allow } from '#values/roles.ts';
import { Timezone } from '#values/timezone.ts';
import { Locale, UserStatus } from './users.contract.ts';

/**
 * Different permissions, or none, in an account and those below it. The nearest rule applies; otherwise users have
 * their own permissions in their account and below.
 */
export const AccessRule = z
  .object({ account: AccountId, blocked: z.boolean(), allow: Allow })
  .meta({ id: 'AccessRule' });
export type AccessRule = z.infer<typeof AccessRule>;

/** A user's level: staff, reseller, administrator of an account, or anyone else. */
export const UserLevel = z.enum(['system', 'support', 'super', 'admin', 'user']);

/**
 * A user of an account, as in the specification. `block` lists the accounts that `acl` blocks; `sip` is the web phone;
 * `lastLogin` and `invitedAt` are UTC; changes must send the `version` they read.
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
    version: Version,
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof TeamMember>;
