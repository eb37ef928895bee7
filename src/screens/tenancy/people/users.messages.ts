import { defineMessages } from 'react-intl';

export const usersMessages = defineMessages({
  title: { id: 'users.title', defaultMessage: 'Users' },
  search: { id: 'users.search', defaultMessage: 'Search name or email' },
  noMail: {
    id: 'users.noMail',
    defaultMessage:
      'There’s no mail server yet, so nobody has been emailed. Open a user to copy their invitation link.',
  },
  invite: { id: 'users.invite', defaultMessage: 'Invite a user' },
  name: { id: 'users.name', defaultMessage: 'Name' },
  email: { id: 'users.email', defaultMessage: 'Email' },
  roles: { id: 'users.roles', defaultMessage: 'Roles' },
  account: { id: 'users.account', defaultMessage: 'Account' },
  status: { id: 'users.status', defaultMessage: 'Status' },
  anyStatus: { id: 'users.anyStatus', defaultMessage: 'Any status' },
  lastLogin: { id: 'users.lastLogin', defaultMessage: 'Last login' },
  never: { id: 'users.never', defaultMessage: 'Never' },
  noRoles: { id: 'users.noRoles', defaultMessage: 'Read-only' },
  empty: { id: 'users.empty', defaultMessage: 'No users found' },
  emptyBody: {
    id: 'users.emptyBody',
    defaultMessage: 'People with access to your accounts appear here. Invite someone or try another search.',
  },
  file: { id: 'users.file', defaultMessage: 'users' },
});
