import { defineMessages } from 'react-intl';

export const userMessages = {
  ...defineMessages({
    newTitle: { id: 'user.newTitle', defaultMessage: 'Invite a user' },
    person: { id: 'user.person', defaultMessage: 'Person' },
    account: { id: 'user.account', defaultMessage: 'Account' },
    accountHint: { id: 'user.accountHint', defaultMessage: 'The user can access this account and its sub-accounts.' },
    email: { id: 'user.email', defaultMessage: 'Email' },
    emailHint: { id: 'user.emailHint', defaultMessage: 'We’ll send the invitation here. They’ll use it to log in.' },
    firstName: { id: 'user.firstName', defaultMessage: 'First name' },
    lastName: { id: 'user.lastName', defaultMessage: 'Last name' },
    mobile: { id: 'user.mobile', defaultMessage: 'Mobile' },
    timezone: { id: 'user.timezone', defaultMessage: 'Time zone' },
    locale: { id: 'user.locale', defaultMessage: 'Language' },
    roles: { id: 'user.roles', defaultMessage: 'Permissions' },
    rolesHint: {
      id: 'user.rolesHint',
      defaultMessage:
        'Without any of these, the user can only view calls and reports. You can only grant permissions you have yourself.',
    },
    ownRoles: { id: 'user.ownRoles', defaultMessage: 'You can’t change your own access. Ask another administrator.' },
    webPhone: { id: 'user.webPhone', defaultMessage: 'Can be called on a web phone' },
    rules: { id: 'user.rules', defaultMessage: 'Rules for specific accounts' },
    rulesHint: {
      id: 'user.rulesHint',
      defaultMessage: 'A rule replaces the permissions above in its account and sub-accounts.',
    },
    noRules: { id: 'user.noRules', defaultMessage: 'No rules. The same permissions apply in every sub-account.' },
    addRule: { id: 'user.addRule', defaultMessage: 'Add a rule for' },
    blocked: { id: 'user.blocked', defaultMessage: 'No access' },
    removeRule: { id: 'user.removeRule', defaultMessage: 'Remove rule' },
    invite: { id: 'user.invite', defaultMessage: 'Send invitation' },
    invited: { id: 'user.invited', defaultMessage: 'Invitation sent' },
    saved: { id: 'user.saved', defaultMessage: 'Saved' },
    exists: { id: 'user.exists', defaultMessage: 'This email already belongs to a user.' },
    stale: {
      id: 'user.stale',
      defaultMessage: 'Someone else has changed this user. Your edits are still here: review them and save again.',
    },
    notFound: { id: 'user.notFound', defaultMessage: 'User not found' },
    notFoundBody: { id: 'user.notFoundBody', defaultMessage: 'The user may have been removed.' },
    toList: { id: 'user.toList', defaultMessage: 'All users' },
  }),
  ...defineMessages<{ extension: { extension: string } }>({
    extension: { id: 'user.extension', defaultMessage: 'Extension {extension}' },
  }),
};
