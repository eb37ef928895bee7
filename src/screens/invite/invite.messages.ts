import { defineMessages } from 'react-intl';

export const inviteMessages = {
  ...defineMessages({
    title: { id: 'invite.title', defaultMessage: 'Accept your invitation' },
    firstName: { id: 'invite.firstName', defaultMessage: 'First name' },
    lastName: { id: 'invite.lastName', defaultMessage: 'Last name' },
    password: { id: 'invite.password', defaultMessage: 'Password' },
    repeat: { id: 'invite.repeat', defaultMessage: 'Repeat the password' },
    accept: { id: 'invite.accept', defaultMessage: 'Accept the invitation' },
    ready: { id: 'invite.ready', defaultMessage: 'Your account is ready' },
    logIn: { id: 'invite.logIn', defaultMessage: 'Log in' },
    invalid: { id: 'invite.invalid', defaultMessage: 'This invitation cannot be used' },
    invalidBody: {
      id: 'invite.invalidBody',
      defaultMessage:
        'It may have been used already, be too old or be replaced by a newer one. Ask whoever invited you to send it again.',
    },
    retry: { id: 'invite.retry', defaultMessage: 'Try again' },
    loading: { id: 'invite.loading', defaultMessage: 'Looking for your invitation…' },
  }),
  ...defineMessages<{ lead: { account: string; email: string }; readyBody: { email: string } }>({
    lead: { id: 'invite.lead', defaultMessage: 'You are invited to {account} as {email}.' },
    readyBody: { id: 'invite.readyBody', defaultMessage: 'Log in as {email} with the password that you have chosen.' },
  }),
};
