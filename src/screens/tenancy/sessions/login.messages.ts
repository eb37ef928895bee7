import { defineMessage, defineMessages } from 'react-intl';

export const loginMessages = defineMessages({
  title: { id: 'login.title', defaultMessage: 'Log in' },
  lead: { id: 'login.lead', defaultMessage: 'Welcome back.' },
  email: { id: 'login.email', defaultMessage: 'Email' },
  password: { id: 'login.password', defaultMessage: 'Password' },
  show: { id: 'login.show', defaultMessage: 'Show password' },
  submit: { id: 'login.submit', defaultMessage: 'Log in' },
  next: { id: 'login.next', defaultMessage: 'Next' },
  otherEmail: { id: 'login.otherEmail', defaultMessage: 'Use another email' },
  forgot: { id: 'login.forgot', defaultMessage: 'Forgot your password?' },
  required: { id: 'login.required', defaultMessage: 'Required field' },
  invalidEmail: { id: 'login.invalidEmail', defaultMessage: 'Insert a valid email' },
  codeTitle: { id: 'login.codeTitle', defaultMessage: 'Enter your code' },
  appLead: { id: 'login.appLead', defaultMessage: 'Get it from your authenticator app.' },
  recoveryLead: {
    id: 'login.recoveryLead',
    defaultMessage: 'Enter one of the codes you saved when you turned on two-factor authentication. Each works once.',
  },
  code: { id: 'login.code', defaultMessage: '6-digit code' },
  recoveryCode: { id: 'login.recoveryCode', defaultMessage: 'Recovery code' },
  wholeCode: { id: 'login.wholeCode', defaultMessage: 'Enter all 6 digits' },
  wholeRecovery: { id: 'login.wholeRecovery', defaultMessage: 'Enter the full recovery code' },
  remember: { id: 'login.remember', defaultMessage: 'Don’t ask again on this device for 30 days' },
  confirm: { id: 'login.confirm', defaultMessage: 'Continue' },
  resend: { id: 'login.resend', defaultMessage: 'Send a new code' },
  useRecovery: { id: 'login.useRecovery', defaultMessage: 'Use a recovery code' },
  useCode: { id: 'login.useCode', defaultMessage: 'Use a 6-digit code' },
  restart: { id: 'login.restart', defaultMessage: 'Log in as someone else' },
});

/** `mobile` is masked. */
export const smsLead = defineMessage<{ mobile: string }>({
  id: 'login.smsLead',
  defaultMessage: 'We sent it to {mobile}. It expires in 10 minutes.',
});
