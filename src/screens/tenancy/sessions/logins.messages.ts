import { defineMessages } from 'react-intl';

export const loginsMessages = defineMessages({
  title: { id: 'logins.title', defaultMessage: 'Logins' },
  search: { id: 'logins.search', defaultMessage: 'Search name, email or IP address' },
  at: { id: 'logins.at', defaultMessage: 'Time' },
  userName: { id: 'logins.userName', defaultMessage: 'Name' },
  email: { id: 'logins.email', defaultMessage: 'Email' },
  accountName: { id: 'logins.accountName', defaultMessage: 'Account' },
  outcome: { id: 'logins.outcome', defaultMessage: 'Outcome' },
  address: { id: 'logins.address', defaultMessage: 'IP address' },
  userAgent: { id: 'logins.userAgent', defaultMessage: 'Browser' },
  loggedIn: { id: 'logins.loggedIn', defaultMessage: 'Logged in' },
  wrongPassword: { id: 'logins.wrongPassword', defaultMessage: 'Wrong password' },
  wrongCode: { id: 'logins.wrongCode', defaultMessage: 'Wrong code' },
  throttled: { id: 'logins.throttled', defaultMessage: 'Too many attempts' },
  empty: { id: 'logins.empty', defaultMessage: 'No logins found' },
  emptyBody: {
    id: 'logins.emptyBody',
    defaultMessage: 'Successful and failed logins appear here. Try another search or account.',
  },
  file: { id: 'logins.file', defaultMessage: 'logins' },
});
