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
  highway: { id: 'account.highway', defaultMessage: 'Carrier route' },
  highwayHint: {
    id: 'account.highwayHint',
    defaultMessage:
      'Kept with the account for your records. It doesn’t change how calls are carried yet. Leave empty to use the parent account’s.',
  },
  billingClient: { id: 'account.billingClient', defaultMessage: 'Billing client' },
  billingClientHint: {
    id: 'account.billingClientHint',
    defaultMessage: 'The reseller bills this account as a client.',
  },
  yes: { id: 'account.yes', defaultMessage: 'Yes' },
  no: { id: 'account.no', defaultMessage: 'No' },
  country: { id: 'account.country', defaultMessage: 'Country' },
  timezone: { id: 'account.timezone', defaultMessage: 'Time zone' },
  timezoneHint: {
    id: 'account.timezoneHint',
    defaultMessage: 'Used for opening hours and for the days in reports.',
  },
  limits: { id: 'account.limits', defaultMessage: 'Limits' },
  limitsText: {
    id: 'account.limitsText',
    defaultMessage: 'What this account uses and may have. Support can raise a limit.',
  },
  voices: { id: 'account.voices', defaultMessage: 'Voices' },
  voicesText: {
    id: 'account.voicesText',
    defaultMessage:
      'Who speaks the prompts of your call flows. A prompt can have a voice of its own. New calls hear a change.',
  },
  usualVoice: { id: 'account.usualVoice', defaultMessage: 'The carrier’s usual voice' },
  sold: { id: 'account.sold', defaultMessage: 'Plan' },
  plan: { id: 'account.plan', defaultMessage: 'Plan' },
  noPlan: { id: 'account.noPlan', defaultMessage: 'None' },
  billerCode: { id: 'account.billerCode', defaultMessage: 'Billing reference' },
  billerHint: { id: 'account.billerHint', defaultMessage: 'How your accounting system identifies this account.' },
  owner: { id: 'account.owner', defaultMessage: 'Owner' },
  invite: { id: 'account.invite', defaultMessage: 'Invite the owner by email' },
  inviteHint: {
    id: 'account.inviteHint',
    defaultMessage: 'We’ll email the owner a link to finish setup. The account stays inactive until then.',
  },
  email: { id: 'account.email', defaultMessage: 'Owner’s email' },
  language: { id: 'account.language', defaultMessage: 'Language of the email' },
  taken: {
    id: 'account.taken',
    defaultMessage: 'This email already has a login. Use a different email, or ask for the login to be removed.',
  },
  create: { id: 'account.create', defaultMessage: 'Create account' },
  saved: { id: 'account.saved', defaultMessage: 'Saved' },
  stale: {
    id: 'account.stale',
    defaultMessage: 'Someone else has changed this account. Your edits are still here.',
  },
  reload: { id: 'account.reload', defaultMessage: 'Load the saved version' },
  missingTitle: { id: 'account.missingTitle', defaultMessage: 'Account not found' },
  missing: { id: 'account.missing', defaultMessage: 'It may have been deleted, or you don’t have access to it.' },
  failed: { id: 'account.failed', defaultMessage: 'The account couldn’t be loaded' },
  retry: { id: 'account.retry', defaultMessage: 'Try again' },
  status: { id: 'account.status', defaultMessage: 'Status' },
  activeText: { id: 'account.activeText', defaultMessage: 'Users can log in and numbers take calls.' },
  suspendedText: {
    id: 'account.suspendedText',
    defaultMessage: 'Users can’t log in. Its numbers keep taking calls, and its sub-accounts aren’t suspended.',
  },
  invitedText: { id: 'account.invitedText', defaultMessage: 'Waiting for the owner to sign up.' },
  ownText: {
    id: 'account.ownText',
    defaultMessage: 'This is your own account. Only its parent account can suspend it.',
  },
  suspend: { id: 'account.suspend', defaultMessage: 'Suspend' },
  suspendTitle: { id: 'account.suspendTitle', defaultMessage: 'Suspend this account?' },
  suspendAsk: {
    id: 'account.suspendAsk',
    defaultMessage:
      'Users are logged out immediately and can’t log in until you reactivate the account. Its numbers keep taking calls, and its sub-accounts aren’t suspended.',
  },
  reactivate: { id: 'account.reactivate', defaultMessage: 'Reactivate' },
  activate: { id: 'account.activate', defaultMessage: 'Activate without an owner' },
  cancel: { id: 'account.cancel', defaultMessage: 'Cancel' },
  invitation: { id: 'account.invitation', defaultMessage: 'Invitation' },
  resend: { id: 'account.resend', defaultMessage: 'Send a new link' },
  handOver: { id: 'account.handOver', defaultMessage: 'Create signup link' },
  noInvitation: { id: 'account.noInvitation', defaultMessage: 'No pending invitation' },
  leaveTitle: { id: 'account.leaveTitle', defaultMessage: 'Leave without saving?' },
  leaveText: { id: 'account.leaveText', defaultMessage: 'Your changes won’t be saved.' },
  leave: { id: 'account.leave', defaultMessage: 'Leave' },
  stay: { id: 'account.stay', defaultMessage: 'Stay' },
});

export const namedMessages = defineMessages<{ created: { name: string }; invited: { name: string } }>({
  created: { id: 'account.created', defaultMessage: '{name} created' },
  invited: { id: 'account.invited', defaultMessage: '{name} created and its owner invited' },
});

export const inheritedMessage = defineMessage<{ highway: string }>({
  id: 'account.inheritedHighway',
  defaultMessage:
    'Kept with the account for your records. It doesn’t change how calls are carried yet. Leave empty to use “{highway}” from the parent account.',
});

export const invitationMessage = defineMessage<{ email: string; date: string }>({
  id: 'account.invitationText',
  defaultMessage: 'Sent to {email}. The link is valid until {date}.',
});

/** While no email can be sent. */
export const unsentMessage = defineMessage<{ email: string; date: string }>({
  id: 'account.unsentText',
  defaultMessage: 'For {email}, until {date}. There’s no mail server yet: create a link and hand it over.',
});

export const resentMessage = defineMessage<{ email: string }>({
  id: 'account.resent',
  defaultMessage: 'New link sent to {email}',
});

export const usedOfLimit = defineMessage<{ used: string; most: string }>({
  id: 'account.usedOfLimit',
  defaultMessage: '{used} of {most}',
});
