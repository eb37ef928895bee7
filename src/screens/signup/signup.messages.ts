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
  businessTaxHint: { id: 'signup.businessTaxHint', defaultMessage: 'Leave it empty if the business has none.' },
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
  loginHint: { id: 'signup.loginHint', defaultMessage: 'The email that was invited. You log in with it.' },
  password: { id: 'signup.password', defaultMessage: 'Password' },
  verification: { id: 'signup.verification', defaultMessage: 'Password again' },
  next: { id: 'signup.next', defaultMessage: 'Continue' },
  back: { id: 'signup.back', defaultMessage: 'Back' },
  cardTitle: { id: 'signup.cardTitle', defaultMessage: 'How you pay' },
  noCard: {
    id: 'signup.noCard',
    defaultMessage: 'You need no card to begin. Invoices come by email, and a card can be added later.',
  },
  cardNeeded: { id: 'signup.cardNeeded', defaultMessage: 'This account is paid by card.' },
  addCard: { id: 'signup.addCard', defaultMessage: 'Pay by card' },
  finish: { id: 'signup.finish', defaultMessage: 'Finish without a card' },
  doneTitle: { id: 'signup.doneTitle', defaultMessage: 'Your account is ready' },
  toLogin: { id: 'signup.toLogin', defaultMessage: 'Log in' },
  unknownTitle: { id: 'signup.unknownTitle', defaultMessage: 'This link is not known' },
  unknown: {
    id: 'signup.unknown',
    defaultMessage: 'Open the link in your email as it stands there: a part of it may be missing.',
  },
  expiredTitle: { id: 'signup.expiredTitle', defaultMessage: 'This link is too old' },
  expired: { id: 'signup.expired', defaultMessage: 'Links hold for 14 days. Ask whoever invited you for a new one.' },
  usedTitle: { id: 'signup.usedTitle', defaultMessage: 'This link was used already' },
  used: {
    id: 'signup.used',
    defaultMessage: 'If you signed up with it, log in. If a newer email came, open the link there.',
  },
  failedTitle: { id: 'signup.failedTitle', defaultMessage: 'The invitation could not be loaded' },
  retry: { id: 'signup.retry', defaultMessage: 'Try again' },
  taken: {
    id: 'signup.taken',
    defaultMessage: 'This email has a login already. Log in with it, or ask for an invitation to another email.',
  },
});

export const invitedMessage = defineMessage<{ inviter: string; account: string }>({
  id: 'signup.invited',
  defaultMessage: '{inviter} has set up an account for {account}.',
});

export const noProviderMessage = defineMessage<{ inviter: string }>({
  id: 'signup.noProvider',
  defaultMessage: 'Card payments are not configured yet. What you told is kept; please ask {inviter} to go on.',
});

export const doneMessage = defineMessage<{ email: string }>({
  id: 'signup.done',
  defaultMessage: 'Log in with {email} and the password that you chose.',
});
