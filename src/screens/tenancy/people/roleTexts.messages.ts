import { defineMessages } from 'react-intl';

/** What each role permits, in plain words. */
export const roleTexts = defineMessages({
  admin: {
    id: 'user.adminText',
    defaultMessage: 'Manages numbers, call flows, porting, integrations and billing.',
  },
  billing: { id: 'user.billingText', defaultMessage: 'Views and pays invoices.' },
  support: { id: 'user.supportText', defaultMessage: 'Staff. Helps in any account they can see.' },
  conf: { id: 'user.confText', defaultMessage: 'Sets up numbers, call flows, websites and messages.' },
  users: { id: 'user.usersText', defaultMessage: 'Manages users, scheduled reports and logins.' },
  super: { id: 'user.superText', defaultMessage: 'Manages clients, rates and branding.' },
  system: { id: 'user.systemText', defaultMessage: 'Staff. Sees every account and can act as other users.' },
  reports: { id: 'user.reportsText', defaultMessage: 'Only looks at the dashboard, calls and reports.' },
});
