import { defineMessage, defineMessages } from 'react-intl';

export const signupMessages = defineMessages({
  title: { id: 'signup.title', defaultMessage: 'Sign up' },
  steps: { id: 'signup.steps', defaultMessage: 'Steps' },
  businessStep: { id: 'signup.businessStep', defaultMessage: 'Business' },
  cardStep: { id: 'signup.cardStep', defaultMessage: 'Payment' },
  doneStep: { id: 'signup.doneStep', defaultMessage: 'Done' },
  business: { id: 'signup.business', defaultMessage: 'Your business' },
  businessName: { id: 'signup.businessName', defaultMessage: 'Business name' },
  businessCategory: { id: 'signup.businessCategory', defaultMessage: 'Category' },
  businessTax: { id: 'signup.businessTax', defaultMessage: 'Tax or VAT number' },
  businessTaxHint: { id: 'signup.businessTaxHint', defaultMessage: 'Leave empty if the business doesn’t have one.' },
  businessEmail: { id: 'signup.businessEmail', defaultMessage: 'Business email' },
  address: { id: 'signup.address', defaultMessage: 'Address' },
  country: { id: 'signup.country', defaultMessage: 'Country' },
  unit: { id: 'signup.unit', defaultMessage: 'Unit' },
  number: { id: 'signup.number', defaultMessage: 'Number' },
  street: { id: 'signup.street', defaultMessage: 'Street' },
  city: { id: 'signup.city', defaultMessage: 'City' },
  postCode: { id: 'signup.postCode', defaultMessage: 'Postcode' },
  you: { id: 'signup.you', defaultMessage: 'You' },
  contactName: { id: 'signup.contactName', defaultMessage: 'Your name' },
  contactPhone: { id: 'signup.contactPhone', defaultMessage: 'Phone number' },
  login: { id: 'signup.login', defaultMessage: 'Login email' },
  loginHint: { id: 'signup.loginHint', defaultMessage: 'The email that was invited. You’ll log in with it.' },
  password: { id: 'signup.password', defaultMessage: 'Password' },
  verification: { id: 'signup.verification', defaultMessage: 'Confirm password' },
  next: { id: 'signup.next', defaultMessage: 'Continue' },
  back: { id: 'signup.back', defaultMessage: 'Back' },
  cardTitle: { id: 'signup.cardTitle', defaultMessage: 'Payment method' },
  noCard: {
    id: 'signup.noCard',
    defaultMessage: 'You don’t need a card to start.',
  },
  cardNeeded: { id: 'signup.cardNeeded', defaultMessage: 'This account requires payment by card.' },
  addCard: { id: 'signup.addCard', defaultMessage: 'Pay by card' },
  finish: { id: 'signup.finish', defaultMessage: 'Finish without a card' },
  doneTitle: { id: 'signup.doneTitle', defaultMessage: 'Your account is ready' },
  toLogin: { id: 'signup.toLogin', defaultMessage: 'Log in' },
  unknownTitle: { id: 'signup.unknownTitle', defaultMessage: 'This link isn’t valid' },
  unknown: {
    id: 'signup.unknown',
    defaultMessage: 'Open the link exactly as it appears in your email. Part of it may be missing.',
  },
  expiredTitle: { id: 'signup.expiredTitle', defaultMessage: 'This link has expired' },
  expired: {
    id: 'signup.expired',
    defaultMessage: 'Links expire after 14 days. Ask whoever invited you for a new one.',
  },
  usedTitle: { id: 'signup.usedTitle', defaultMessage: 'This link has already been used' },
  used: {
    id: 'signup.used',
    defaultMessage: 'If you’ve already signed up with it, log in. If you got a newer email, use the link in that one.',
  },
  failedTitle: { id: 'signup.failedTitle', defaultMessage: 'Your invitation couldn’t be loaded' },
  retry: { id: 'signup.retry', defaultMessage: 'Try again' },
  taken: {
    id: 'signup.taken',
    defaultMessage: 'This email already has a login. Log in with it, or ask for an invitation to another email.',
  },
});

export const invitedMessage = defineMessage<{ inviter: string; account: string }>({
  id: 'signup.invited',
  defaultMessage: '{inviter} has set up an account for {account}.',
});

export const noProviderMessage = defineMessage<{ inviter: string }>({
  id: 'signup.noProvider',
  defaultMessage: 'Card payments aren’t set up yet. Your details are saved. Contact {inviter} to continue.',
});

export const doneMessage = defineMessage<{ email: string }>({
  id: 'signup.done',
  defaultMessage: 'Log in with {email} and the password you chose.',
});
