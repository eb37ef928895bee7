import { defineMessage, defineMessages } from 'react-intl';

export const pageMessages = defineMessages({
  retry: { id: 'page.retry', defaultMessage: 'Try again' },
  loading: { id: 'page.loading', defaultMessage: 'Loading…' },
  crashedTitle: { id: 'page.crashedTitle', defaultMessage: 'This page couldn’t be shown' },
  crashedText: {
    id: 'page.crashedText',
    defaultMessage: 'Your saved work is safe. Try again, or go to another page.',
  },
  crashedPart: {
    id: 'page.crashedPart',
    defaultMessage:
      'This section couldn’t be shown. The rest of the page, including anything you typed, isn’t affected.',
  },
  bug: { id: 'page.bug', defaultMessage: 'You found a bug!' },
  newVersion: {
    id: 'page.newVersion',
    defaultMessage: 'A new version is available, or the connection was lost. Reload to continue.',
  },
  reload: { id: 'page.reload', defaultMessage: 'Reload' },
  close: { id: 'page.close', defaultMessage: 'Close' },
  ok: { id: 'page.ok', defaultMessage: 'OK' },
  cancel: { id: 'page.cancel', defaultMessage: 'Cancel' },
});

export const referenceMessage = defineMessage<{ reference: string }>({
  id: 'page.reference',
  defaultMessage: 'Reference {reference}',
});
