import { z } from 'zod';
import type { AccessRule } from '#contract/tenancy/teamMember.ts';
import type { TeamMember } from '#contract/tenancy/teamMember.ts';
import { Locale } from '#contract/tenancy/users.contract.ts';
import { LastName, PersonName } from '#values/personName.ts';
import type { Allow } from '#values/roles.ts';

export interface UserDraft {
  firstName: string;
  lastName: string;
  mobile: string | null;
  timezone: string;
  locale: Locale;
  allow: Allow;
  acl: AccessRule[];
  webPhone: boolean;
}

/** Validates the draft's fields; the server validates access. */
export const userFields = {
  firstName: PersonName,
  lastName: LastName,
  mobile: z.string().nullable(),
  timezone: z.string().min(1),
  locale: Locale,
  allow: z.custom<Allow>(),
  acl: z.custom<AccessRule[]>(),
  webPhone: z.boolean(),
};

export function draftOf(member: TeamMember): UserDraft {
  const { firstName, lastName, mobile, timezone, locale, allow, acl, sip } = member;
  return { firstName, lastName: lastName ?? '', mobile, timezone, locale, allow, acl, webPhone: sip !== null };
}
