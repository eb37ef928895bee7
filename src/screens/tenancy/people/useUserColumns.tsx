import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { TeamMember } from '#contract/tenancy/teamMember.ts';
import type { UserStatus } from '#contract/tenancy/users.contract.ts';
import { fullName } from '#values/fullName.ts';
import { Role } from '#values/roles.ts';
import { roleMessages } from '../../../page/accounts/role.messages.ts';
import { userStatusMessages } from '../../../page/accounts/userStatus.messages.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { badges } from './Users.css.ts';
import { usersMessages as words } from './users.messages.ts';

const tones: Record<UserStatus, BadgeTone> = {
  invited: 'info',
  active: 'success',
  suspended: 'warning',
  removed: 'neutral',
};

export function useUserColumns(): Column<TeamMember>[] {
  const intl = useIntl();
  const timezone = useProfile().tz;
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    const rolesOf = ({ allow }: TeamMember) =>
      Role.options.filter((role) => allow[role] === true).map((role) => intl.formatMessage(roleMessages[role]));
    return [
      {
        key: 'name',
        title: title('name'),
        width: 150,
        sortable: true,
        fixed: true,
        card: 'title',
        text: fullName,
      },
      {
        key: 'email',
        title: title('email'),
        width: 180,
        sortable: true,
        card: 'meta',
        text: ({ email }) => email,
      },
      {
        key: 'roles',
        title: title('roles'),
        width: 270,
        text: (user) => rolesOf(user).join(', '),
        cell: (user) => (
          <span className={badges}>
            {rolesOf(user).map((role) => (
              <Badge key={role}>{role}</Badge>
            ))}
            {rolesOf(user).length === 0 && title('noRoles')}
          </span>
        ),
      },
      {
        key: 'accountName',
        title: title('account'),
        width: 150,
        sortable: true,
        card: 'meta',
        text: ({ accountName }) => accountName,
      },
      {
        key: 'status',
        title: title('status'),
        width: 100,
        sortable: true,
        card: 'aside',
        text: ({ status }) => intl.formatMessage(userStatusMessages[status]),
        cell: ({ status }) => <Badge tone={tones[status]}>{intl.formatMessage(userStatusMessages[status])}</Badge>,
      },
      {
        key: 'lastLogin',
        title: title('lastLogin'),
        width: 130,
        sortable: true,
        text: ({ lastLogin }) => lastLogin,
        cell: ({ lastLogin }) => (lastLogin ? <DateTime value={lastLogin} timezone={timezone} /> : title('never')),
      },
    ];
  }, [intl, timezone]);
}
