import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the pages that emails link to. */
export const recoverMessages = defineMessages({
  forgotTitle: { id: 'recover.forgotTitle', defaultMessage: 'Forgot your password?' },
  forgotLead: {
    id: 'recover.forgotLead',
    defaultMessage: 'Enter your email. If it has a login here, we’ll send you a link to set a new password.',
  },
  email: { id: 'recover.email', defaultMessage: 'Email' },
  send: { id: 'recover.send', defaultMessage: 'Send link' },
  back: { id: 'recover.back', defaultMessage: 'Back to login' },
  sentTitle: { id: 'recover.sentTitle', defaultMessage: 'Check your inbox' },
  sent: {
    id: 'recover.sent',
    defaultMessage: 'If that email has a login here, a link is on its way. It works once and expires in one hour.',
  },
  noMail: {
    id: 'recover.noMail',
    defaultMessage: 'This site can’t send emails yet. Ask whoever manages your users for a link to set a new password.',
  },
  resetTitle: { id: 'recover.resetTitle', defaultMessage: 'Set a new password' },
  resetLead: { id: 'recover.resetLead', defaultMessage: 'You’ll be logged out everywhere.' },
  newPassword: { id: 'recover.newPassword', defaultMessage: 'New password' },
  repeat: { id: 'recover.repeat', defaultMessage: 'Confirm password' },
  revokeKeys: { id: 'recover.revokeKeys', defaultMessage: 'Revoke my keys for programs too' },
  set: { id: 'recover.set', defaultMessage: 'Set password' },
  changedTitle: { id: 'recover.changedTitle', defaultMessage: 'Password changed' },
  changed: { id: 'recover.changed', defaultMessage: 'Log in with your new password.' },
  toLogin: { id: 'recover.toLogin', defaultMessage: 'Go to login' },
  expiredTitle: { id: 'recover.expiredTitle', defaultMessage: 'This link is no longer valid' },
  expired: {
    id: 'recover.expired',
    defaultMessage:
      'It has expired or has already been used. Links in our emails work once, and only for a short time.',
  },
  askAgain: { id: 'recover.askAgain', defaultMessage: 'Request a new link' },
  confirmTitle: { id: 'recover.confirmTitle', defaultMessage: 'Confirm your email' },
  confirmLead: { id: 'recover.confirmLead', defaultMessage: 'You’ll log in with the new address from now on.' },
  confirm: { id: 'recover.confirm', defaultMessage: 'Confirm address' },
  goOn: { id: 'recover.goOn', defaultMessage: 'Continue' },
});

export const confirmedText = defineMessage<{ email: string }>({
  id: 'recover.confirmed',
  defaultMessage: 'Done. You now log in with {email}.',
});
