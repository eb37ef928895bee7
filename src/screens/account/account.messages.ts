import { defineMessage, defineMessages } from 'react-intl';

export const accountMessages = defineMessages({
  newTitle: { id: 'account.newTitle', defaultMessage: 'New account' },
  loadingTitle: { id: 'account.loadingTitle', defaultMessage: 'Account' },
  back: { id: 'account.back', defaultMessage: 'Structure' },
  details: { id: 'account.details', defaultMessage: 'Details' },
  name: { id: 'account.name', defaultMessage: 'Name' },
  father: { id: 'account.father', defaultMessage: 'Parent account' },
  type: { id: 'account.type', defaultMessage: 'Type' },
  category: { id: 'account.category', defaultMessage: 'Business category' },
  highway: { id: 'account.highway', defaultMessage: 'Highway' },
  highwayHint: {
    id: 'account.highwayHint',
    defaultMessage: 'The carrier route of its calls. Empty takes that of the account above.',
  },
  billingClient: { id: 'account.billingClient', defaultMessage: 'Billing client' },
  billingClientHint: {
    id: 'account.billingClientHint',
    defaultMessage: 'Whether its reseller bills it as a client.',
  },
  yes: { id: 'account.yes', defaultMessage: 'Yes' },
  no: { id: 'account.no', defaultMessage: 'No' },
  country: { id: 'account.country', defaultMessage: 'Country' },
  timezone: { id: 'account.timezone', defaultMessage: 'Time zone' },
  timezoneHint: {
    id: 'account.timezoneHint',
    defaultMessage: 'Its days and opening hours count in it.',
  },
  sold: { id: 'account.sold', defaultMessage: 'Plan' },
  plan: { id: 'account.plan', defaultMessage: 'Plan' },
  noPlan: { id: 'account.noPlan', defaultMessage: 'None' },
  billerCode: { id: 'account.billerCode', defaultMessage: 'Biller code' },
  billerHint: { id: 'account.billerHint', defaultMessage: 'How your books know this account.' },
  owner: { id: 'account.owner', defaultMessage: 'Owner' },
  invite: { id: 'account.invite', defaultMessage: 'Invite the owner by email' },
  inviteHint: {
    id: 'account.inviteHint',
    defaultMessage:
      'The owner gets a link to tell the business data and choose a password. Until then the account waits.',
  },
  email: { id: 'account.email', defaultMessage: 'Email of the owner' },
  language: { id: 'account.language', defaultMessage: 'Language of the email' },
  payment: { id: 'account.payment', defaultMessage: 'Card at signup' },
  skip: { id: 'account.skip', defaultMessage: 'Not asked for' },
  stripe: { id: 'account.stripe', defaultMessage: 'Required' },
  stripeHint: {
    id: 'account.stripeHint',
    defaultMessage:
      'Card payments must be configured first: without them, a signup that needs a card cannot be finished.',
  },
  taken: {
    id: 'account.taken',
    defaultMessage: 'This email has a login already. Invite another one, or ask for the login to be removed.',
  },
  create: { id: 'account.create', defaultMessage: 'Create account' },
  saved: { id: 'account.saved', defaultMessage: 'Saved' },
  stale: {
    id: 'account.stale',
    defaultMessage: 'Someone else changed this account in the meantime. What you typed is still here.',
  },
  reload: { id: 'account.reload', defaultMessage: 'Load what is saved' },
  missingTitle: { id: 'account.missingTitle', defaultMessage: 'There is no such account' },
  missing: { id: 'account.missing', defaultMessage: 'It was deleted, or it is not one of yours.' },
  failed: { id: 'account.failed', defaultMessage: 'The account could not be loaded' },
  retry: { id: 'account.retry', defaultMessage: 'Try again' },
  status: { id: 'account.status', defaultMessage: 'Status' },
  activeText: { id: 'account.activeText', defaultMessage: 'Its users can log in, and its numbers take calls.' },
  suspendedText: {
    id: 'account.suspendedText',
    defaultMessage: 'Its users cannot log in. Its numbers go on taking calls, and accounts below are not suspended.',
  },
  invitedText: { id: 'account.invitedText', defaultMessage: 'It waits for its owner to sign up.' },
  ownText: {
    id: 'account.ownText',
    defaultMessage: 'This is your own account: only the account above can suspend it.',
  },
  suspend: { id: 'account.suspend', defaultMessage: 'Suspend' },
  suspendTitle: { id: 'account.suspendTitle', defaultMessage: 'Suspend this account?' },
  suspendAsk: {
    id: 'account.suspendAsk',
    defaultMessage:
      'Its users are logged out at once and cannot log in until you reactivate it. Its numbers go on taking calls, and accounts below are not suspended.',
  },
  reactivate: { id: 'account.reactivate', defaultMessage: 'Reactivate' },
  activate: { id: 'account.activate', defaultMessage: 'Activate without an owner' },
  cancel: { id: 'account.cancel', defaultMessage: 'Cancel' },
  invitation: { id: 'account.invitation', defaultMessage: 'Invitation' },
  resend: { id: 'account.resend', defaultMessage: 'Send a new link' },
  noInvitation: { id: 'account.noInvitation', defaultMessage: 'No link is open.' },
  leaveTitle: { id: 'account.leaveTitle', defaultMessage: 'Leave without saving?' },
  leaveText: { id: 'account.leaveText', defaultMessage: 'What you changed here is not saved.' },
  leave: { id: 'account.leave', defaultMessage: 'Leave' },
  stay: { id: 'account.stay', defaultMessage: 'Stay' },
});

export const namedMessages = defineMessages<{ created: { name: string }; invited: { name: string } }>({
  created: { id: 'account.created', defaultMessage: '{name} is created' },
  invited: { id: 'account.invited', defaultMessage: '{name} is created, and its owner is invited' },
});

export const inheritedMessage = defineMessage<{ highway: string }>({
  id: 'account.inheritedHighway',
  defaultMessage: 'The carrier route of its calls. Empty takes “{highway}” from above.',
});

export const invitationMessage = defineMessage<{ email: string; date: string }>({
  id: 'account.invitationText',
  defaultMessage: 'Sent to {email}. The link holds until {date}.',
});

export const resentMessage = defineMessage<{ email: string }>({
  id: 'account.resent',
  defaultMessage: 'A new link is on its way to {email}',
});
