import { defineMessages } from 'react-intl';

export const inviteMessages = {
  ...defineMessages({
    title: { id: 'invite.title', defaultMessage: 'Accept your invitation' },
    firstName: { id: 'invite.firstName', defaultMessage: 'First name' },
    lastName: { id: 'invite.lastName', defaultMessage: 'Last name' },
    password: { id: 'invite.password', defaultMessage: 'Password' },
    repeat: { id: 'invite.repeat', defaultMessage: 'Confirm password' },
    accept: { id: 'invite.accept', defaultMessage: 'Accept invitation' },
    ready: { id: 'invite.ready', defaultMessage: 'Your account is ready' },
    logIn: { id: 'invite.logIn', defaultMessage: 'Log in' },
    invalid: { id: 'invite.invalid', defaultMessage: 'This invitation is no longer valid' },
    invalidBody: {
      id: 'invite.invalidBody',
      defaultMessage:
        'It may have expired, been used or been replaced by a newer one. Ask whoever invited you to send it again.',
    },
    retry: { id: 'invite.retry', defaultMessage: 'Try again' },
    loading: { id: 'invite.loading', defaultMessage: 'Loading your invitation…' },
  }),
  ...defineMessages<{ lead: { account: string; email: string }; readyBody: { email: string } }>({
    lead: { id: 'invite.lead', defaultMessage: 'You’ve been invited to {account} as {email}.' },
    readyBody: { id: 'invite.readyBody', defaultMessage: 'Log in as {email} with the password you chose.' },
  }),
};
