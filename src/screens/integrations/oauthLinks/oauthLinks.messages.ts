import { defineMessages } from 'react-intl';

export const linkedMessages = defineMessages({
  title: { id: 'oauthLink.linkedTitle', defaultMessage: 'Link an account' },
  done: { id: 'oauthLink.done', defaultMessage: 'The account is linked. You can close this window.' },
  nothing: { id: 'oauthLink.nothing', defaultMessage: 'No account is being linked here.' },
  close: { id: 'oauthLink.close', defaultMessage: 'Close this window' },
  back: { id: 'oauthLink.back', defaultMessage: 'Go back' },
});

export const oauthLinksMessages = defineMessages({
  title: { id: 'oauthLinks.title', defaultMessage: 'Linked accounts' },
  intro: {
    id: 'oauthLinks.intro',
    defaultMessage: 'Accounts at other systems in which your integrations act for you.',
  },
  empty: { id: 'oauthLinks.empty', defaultMessage: 'No linked accounts yet' },
  emptyBody: {
    id: 'oauthLinks.emptyBody',
    defaultMessage: 'Link one here, or while you set up an integration.',
  },
  noneReady: {
    id: 'oauthLinks.noneReady',
    defaultMessage:
      'Whoever runs this installation, or your reseller, has to register an application at a provider first.',
  },
  linkedBy: { id: 'oauthLinks.linkedBy', defaultMessage: 'Linked by' },
  usedBy: { id: 'oauthLinks.usedBy', defaultMessage: 'Used by' },
  nobody: { id: 'oauthLinks.nobody', defaultMessage: 'No integration' },
  valid: { id: 'oauthLinks.valid', defaultMessage: 'Linked' },
  lost: { id: 'oauthLinks.lost', defaultMessage: 'Link again' },
  shared: { id: 'oauthLinks.shared', defaultMessage: 'Shared with all accounts below' },
  fromAbove: { id: 'oauthLinks.fromAbove', defaultMessage: 'Shared from the account above' },
  share: { id: 'oauthLinks.share', defaultMessage: 'Share with accounts below' },
  unshare: { id: 'oauthLinks.unshare', defaultMessage: 'Stop sharing' },
  unshareTitle: { id: 'oauthLinks.unshareTitle', defaultMessage: 'Stop sharing this account?' },
  delete: { id: 'oauthLinks.delete', defaultMessage: 'Unlink' },
  deleteTitle: { id: 'oauthLinks.deleteTitle', defaultMessage: 'Unlink this account?' },
  typedLabel: { id: 'oauthLinks.typedLabel', defaultMessage: 'Number of accounts' },
  cancel: { id: 'oauthLinks.cancel', defaultMessage: 'Cancel' },
  applications: { id: 'oauthLinks.applications', defaultMessage: 'Your own applications' },
  applicationsIntro: {
    id: 'oauthLinks.applicationsIntro',
    defaultMessage:
      'Register an application at a provider, and people see your name when they link an account. It is used for this account and all below.',
  },
  callback: { id: 'oauthLinks.callback', defaultMessage: 'Redirect URI' },
  copyCallback: { id: 'oauthLinks.copyCallback', defaultMessage: 'Copy the redirect URI' },
  ownClient: { id: 'oauthLinks.ownClient', defaultMessage: 'Your application is used.' },
  clientAbove: { id: 'oauthLinks.clientAbove', defaultMessage: 'The application of the account above is used.' },
  installation: { id: 'oauthLinks.installation', defaultMessage: 'The application of this installation is used.' },
  none: { id: 'oauthLinks.none', defaultMessage: 'No application yet' },
  setUp: { id: 'oauthLinks.setUp', defaultMessage: 'Use your own' },
  change: { id: 'oauthLinks.change', defaultMessage: 'Edit' },
  remove: { id: 'oauthLinks.remove', defaultMessage: 'Remove' },
  removeTitle: { id: 'oauthLinks.removeTitle', defaultMessage: 'Remove your application?' },
  removeText: {
    id: 'oauthLinks.removeText',
    defaultMessage: 'Accounts that were linked through it have to be linked again.',
  },
  clientId: { id: 'oauthLinks.clientId', defaultMessage: 'Client ID' },
  clientSecret: { id: 'oauthLinks.clientSecret', defaultMessage: 'Client secret' },
  secretKept: { id: 'oauthLinks.secretKept', defaultMessage: 'A secret is set. Paste another one to replace it.' },
  developerToken: { id: 'oauthLinks.developerToken', defaultMessage: 'Developer token' },
  saved: { id: 'oauthLinks.saved', defaultMessage: 'Saved' },
});

export const oauthLinksNamed = defineMessages<{
  unshareText: { count: number };
  deleteText: { count: number };
  application: { provider: string };
}>({
  unshareText: {
    id: 'oauthLinks.unshareText',
    defaultMessage:
      '{count, plural, =0 {No account below uses it.} one {# account below uses it. What it sends waits until it links an account of its own.} other {# accounts below use it. What they send waits until they link accounts of their own.}}',
  },
  deleteText: {
    id: 'oauthLinks.deleteText',
    defaultMessage:
      '{count, plural, =0 {No integration uses it.} one {# account uses it. What it sends waits until it links another.} other {# accounts use it. What they send waits until they link another.}}',
  },
  application: { id: 'oauthLinks.application', defaultMessage: 'Application at {provider}' },
});
