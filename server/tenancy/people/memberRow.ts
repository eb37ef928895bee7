import { sql } from 'drizzle-orm';
import type { AccessRule, TeamMember } from '#contract/tenancy/teamMember.ts';
import { extensionOf } from '#values/webPhone.ts';
import type { Allow } from '#values/roles.ts';
import { accounts } from '../../kernel/db/schema/accounts.ts';
import { sessions } from '../../kernel/db/schema/sessions.ts';
import { userAccess, users } from '../../kernel/db/schema/users.ts';
import { holds, type Scope } from '../../kernel/access/scope.ts';

const rules = sql<AccessRule[]>`coalesce((select json_agg(json_build_object(
    'account', ${userAccess.onAccountId}, 'blocked', ${userAccess.blocked}, 'allow', ${userAccess.allow}) order by ${userAccess.onAccountId})
  from ${userAccess} where ${userAccess.accountId} = ${users.accountId} and ${userAccess.userId} = ${users.id}), '[]'::json)`;

const lastLogin = sql<string | null>`(select max(${sessions.createdAt}) from ${sessions}
  where ${sessions.accountId} = ${users.accountId} and ${sessions.userId} = ${users.id})`;

/** The columns of a user; requires the account to be joined. */
export const memberColumns = {
  id: users.id,
  account: users.accountId,
  accountName: accounts.name,
  acl: rules,
  allow: users.allow,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  locale: users.locale,
  mobile: users.mobile,
  webPhone: users.webPhone,
  status: users.status,
  timezone: users.timezone,
  lastLogin,
  invitedAt: users.invitedAt,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  version: users.version,
};

interface MemberRow extends Pick<
  TeamMember,
  'id' | 'account' | 'accountName' | 'acl' | 'allow' | 'email' | 'firstName' | 'lastName' | 'locale' | 'mobile'
> {
  webPhone: boolean;
  status: TeamMember['status'];
  timezone: string;
  lastLogin: string | null;
  invitedAt: Date | null;
  hasPassword: boolean;
  version: number;
}

/** Converts a row to the contract's shape, without rules on accounts outside the scope. */
export function toMember(row: MemberRow, scope: Scope): TeamMember & { hasPassword: boolean } {
  const { webPhone, ...rest } = row;
  const acl = row.acl.filter(({ account }) => holds(scope, account));
  return {
    ...rest,
    acl,
    block: acl.filter(({ blocked }) => blocked).map(({ account }) => account),
    level: levelOf(row.allow),
    sip: webPhone ? { account: row.account, exten: extensionOf(row.id) } : null,
    username: row.email,
    lastLogin: row.lastLogin === null ? null : new Date(row.lastLogin).toISOString(),
    invitedAt: row.invitedAt?.toISOString() ?? null,
  };
}

function levelOf(allow: Allow): TeamMember['level'] {
  return (['system', 'support', 'super', 'admin'] as const).find((role) => allow[role] === true) ?? 'user';
}
