import { defineMessages } from 'react-intl';

/** What a role lets its user do, in plain words. */
export const roleTexts = defineMessages({
  admin: {
    id: 'user.adminText',
    defaultMessage: 'Numbers, call flows, porting, integrations and billing of the account.',
  },
  billing: { id: 'user.billingText', defaultMessage: 'Sees invoices and pays them.' },
  support: { id: 'user.supportText', defaultMessage: 'Staff: helps any account that the user sees.' },
  conf: { id: 'user.confText', defaultMessage: 'Sets up numbers, call flows, websites and messages.' },
  users: { id: 'user.usersText', defaultMessage: 'Invites and manages users, scheduled reports and logins.' },
  super: { id: 'user.superText', defaultMessage: 'Runs clients, rates and the brand.' },
  system: { id: 'user.systemText', defaultMessage: 'Staff: sees every account and acts as other users.' },
  reports: { id: 'user.reportsText', defaultMessage: 'Gets reports.' },
});
