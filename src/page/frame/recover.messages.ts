import { defineMessage, defineMessages } from 'react-intl';

/** The words of the pages that the links of mails lead to. */
export const recoverMessages = defineMessages({
  forgotTitle: { id: 'recover.forgotTitle', defaultMessage: 'Forgot your password?' },
  forgotLead: {
    id: 'recover.forgotLead',
    defaultMessage: 'Enter your email. If it is known here, a link to set a new password is sent to it.',
  },
  email: { id: 'recover.email', defaultMessage: 'Email' },
  send: { id: 'recover.send', defaultMessage: 'Send the link' },
  back: { id: 'recover.back', defaultMessage: 'Back to the login' },
  sentTitle: { id: 'recover.sentTitle', defaultMessage: 'Look into your mails' },
  sent: {
    id: 'recover.sent',
    defaultMessage: 'If the email is known here, a link is on its way. It works once, for one hour.',
  },
  resetTitle: { id: 'recover.resetTitle', defaultMessage: 'Set a new password' },
  resetLead: { id: 'recover.resetLead', defaultMessage: 'You are then logged out everywhere.' },
  newPassword: { id: 'recover.newPassword', defaultMessage: 'New password' },
  repeat: { id: 'recover.repeat', defaultMessage: 'Repeat the password' },
  set: { id: 'recover.set', defaultMessage: 'Set password' },
  changedTitle: { id: 'recover.changedTitle', defaultMessage: 'Your password is set' },
  changed: { id: 'recover.changed', defaultMessage: 'Log in with the new password.' },
  toLogin: { id: 'recover.toLogin', defaultMessage: 'Go to the login' },
  expiredTitle: { id: 'recover.expiredTitle', defaultMessage: 'This link does not work' },
  expired: {
    id: 'recover.expired',
    defaultMessage: 'It was used already or is too old. Links of mails work once and for a short time.',
  },
  askAgain: { id: 'recover.askAgain', defaultMessage: 'Ask for a new link' },
  confirmTitle: { id: 'recover.confirmTitle', defaultMessage: 'Confirm your email' },
  confirmLead: { id: 'recover.confirmLead', defaultMessage: 'From then on you log in with the new address.' },
  confirm: { id: 'recover.confirm', defaultMessage: 'Confirm the address' },
  goOn: { id: 'recover.goOn', defaultMessage: 'Go on' },
});

export const confirmedText = defineMessage<{ email: string }>({
  id: 'recover.confirmed',
  defaultMessage: 'Done. You log in with {email} now.',
});
