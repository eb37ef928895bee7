import { defineMessages } from 'react-intl';

export const loginMessages = defineMessages({
  title: { id: 'login.title', defaultMessage: 'Log in' },
  lead: { id: 'login.lead', defaultMessage: 'Welcome back. Your calls are waiting.' },
  email: { id: 'login.email', defaultMessage: 'Email' },
  password: { id: 'login.password', defaultMessage: 'Password' },
  show: { id: 'login.show', defaultMessage: 'Show password' },
  submit: { id: 'login.submit', defaultMessage: 'Log in' },
  required: { id: 'login.required', defaultMessage: 'Required field' },
  invalidEmail: { id: 'login.invalidEmail', defaultMessage: 'Insert a valid email' },
  support: { id: 'login.support', defaultMessage: 'Support' },
  terms: { id: 'login.terms', defaultMessage: 'Terms' },
});
