import { defineMessages } from 'react-intl';

export const trialMessages = defineMessages({
  try: { id: 'smartTag.try', defaultMessage: 'Try on the last 90 days' },
  matching: { id: 'smartTag.matching', defaultMessage: 'Latest that match' },
  others: { id: 'smartTag.others', defaultMessage: 'Latest that don’t' },
  withheld: { id: 'smartTag.withheld', defaultMessage: 'Number withheld' },
});

export const trialNamed = defineMessages<{
  progress: { done: number; days: number };
  found: { matching: number; calls: number };
  agreed: { name: string; tagged: number; both: number };
}>({
  progress: { id: 'smartTag.trialProgress', defaultMessage: '{done, number} of {days, number} days' },
  found: {
    id: 'smartTag.found',
    defaultMessage: '{matching, number} of {calls, plural, one {# call} other {# calls}} in the last 90 days match.',
  },
  agreed: {
    id: 'smartTag.agreed',
    defaultMessage: 'Of {tagged, plural, one {# call} other {# calls}} tagged “{name}” already, {both, number} match.',
  },
});
