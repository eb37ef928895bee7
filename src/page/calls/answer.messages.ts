import { defineMessages } from 'react-intl';

export const answerMessages = defineMessages({
  label: { id: 'answer.label', defaultMessage: 'Incoming calls go to' },
  hangup: { id: 'answer.hangup', defaultMessage: 'Hang up' },
  choose: { id: 'answer.choose', defaultMessage: 'Choose a call flow' },
  failed: {
    id: 'answer.failed',
    defaultMessage: 'We couldn’t load this account’s call flows.',
  },
});

export const answerNamed = defineMessages<{ unpublished: { name: string }; used: { name: string; count: number } }>({
  unpublished: { id: 'answer.unpublished', defaultMessage: '{name} (not published)' },
  used: {
    id: 'answer.used',
    defaultMessage: '{name} ({count, plural, =0 {no numbers} one {# number} other {# numbers}})',
  },
});
