import { defineMessages } from 'react-intl';

export const answerMessages = defineMessages({
  label: { id: 'answer.label', defaultMessage: 'What answers' },
  hangup: { id: 'answer.hangup', defaultMessage: 'Nothing: hang up' },
  failed: {
    id: 'answer.failed',
    defaultMessage: 'The call flows of the account could not be read, so there is no other choice now.',
  },
});

export const answerNamed = defineMessages<{ unpublished: { name: string }; used: { name: string; count: number } }>({
  unpublished: { id: 'answer.unpublished', defaultMessage: '{name} (not published yet)' },
  used: {
    id: 'answer.used',
    defaultMessage: '{name} (answers {count, plural, =0 {no number} one {# number} other {# numbers}})',
  },
});
