import { defineMessages } from 'react-intl';

export const sessionMessages = defineMessages({
  expiredTitle: { id: 'session.expiredTitle', defaultMessage: 'Session expired' },
  expiredText: {
    id: 'session.expiredText',
    defaultMessage: 'There was no activity for too long. Log in again and you come back to where you were.',
  },
  loginAgain: { id: 'session.loginAgain', defaultMessage: 'Login again' },
  unreachableTitle: { id: 'session.unreachableTitle', defaultMessage: 'No connection' },
  unreachableText: {
    id: 'session.unreachableText',
    defaultMessage: 'You are still logged in, but the server does not answer. Check your connection and try again.',
  },
  tryAgain: { id: 'session.tryAgain', defaultMessage: 'Try again' },
  logOut: { id: 'session.logOut', defaultMessage: 'Log out' },
});
