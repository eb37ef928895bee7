import { defineMessage, defineMessages } from 'react-intl';

export const pageMessages = defineMessages({
  retry: { id: 'page.retry', defaultMessage: 'Try again' },
  loading: { id: 'page.loading', defaultMessage: 'Loading…' },
  crashedTitle: { id: 'page.crashedTitle', defaultMessage: 'This page could not be shown' },
  crashedText: {
    id: 'page.crashedText',
    defaultMessage: 'Nothing that you saved is lost. Try again, or go to another page.',
  },
  crashedPart: {
    id: 'page.crashedPart',
    defaultMessage: 'This part could not be shown. The rest of the page, and what you typed there, is as it was.',
  },
  bug: { id: 'page.bug', defaultMessage: 'You found a bug!' },
  newVersion: {
    id: 'page.newVersion',
    defaultMessage: 'A newer version is there, or the connection was lost. Reload to go on.',
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
