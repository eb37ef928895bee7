import { defineMessages } from 'react-intl';

export const roleMessages = defineMessages({
  admin: { id: 'people.admin', defaultMessage: 'Administrator' },
  billing: { id: 'people.billing', defaultMessage: 'Billing' },
  support: { id: 'people.support', defaultMessage: 'Support' },
  conf: { id: 'people.conf', defaultMessage: 'Configuration' },
  users: { id: 'people.users', defaultMessage: 'User management' },
  super: { id: 'people.super', defaultMessage: 'Reseller' },
  system: { id: 'people.system', defaultMessage: 'System' },
  reports: { id: 'people.reports', defaultMessage: 'Reports' },
});
