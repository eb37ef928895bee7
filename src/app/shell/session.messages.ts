import { defineMessages } from 'react-intl';

export const sessionMessages = defineMessages({
  expiredTitle: { id: 'session.expiredTitle', defaultMessage: 'Session expired' },
  expiredText: {
    id: 'session.expiredText',
    defaultMessage: 'You were inactive for too long. Log in again to pick up where you left off.',
  },
  loginAgain: { id: 'session.loginAgain', defaultMessage: 'Login again' },
  unreachableTitle: { id: 'session.unreachableTitle', defaultMessage: 'No connection' },
  unreachableText: {
    id: 'session.unreachableText',
    defaultMessage: 'You’re still logged in, but we can’t reach the server. Check your connection and try again.',
  },
  profileTitle: { id: 'session.profileTitle', defaultMessage: 'We couldn’t load your profile' },
  stillIn: { id: 'session.stillIn', defaultMessage: 'You’re still logged in.' },
  tryAgain: { id: 'session.tryAgain', defaultMessage: 'Try again' },
  logOut: { id: 'session.logOut', defaultMessage: 'Log out' },
});
