import { defineMessages } from 'react-intl';

export const publishMessages = {
  ...defineMessages({
    showProblems: { id: 'flow.showProblems', defaultMessage: 'Show problems' },
    nothing: { id: 'flow.publishNothing', defaultMessage: 'Nothing has changed, so there is nothing to publish.' },
  }),
  ...defineMessages<{
    errors: { count: number };
    warnings: { count: number };
    numbers: { count: number };
    changes: { version: number };
    againTitle: { version: number };
    againWhat: { version: number };
  }>({
    againTitle: { id: 'flow.publishAgainTitle', defaultMessage: 'Publish version {version} again?' },
    againWhat: {
      id: 'flow.publishAgainWhat',
      defaultMessage:
        'Publishes version {version} again, for new calls. Your draft and calls in progress aren’t affected.',
    },
    errors: {
      id: 'flow.publishErrors',
      defaultMessage: '{count, plural, one {# problem has} other {# problems have}} to be fixed first.',
    },
    warnings: { id: 'flow.publishWarnings', defaultMessage: '{count, plural, one {# warning} other {# warnings}}' },
    numbers: {
      id: 'flow.publishNumbers',
      defaultMessage:
        '{count, plural, =0 {No number uses this flow yet} one {Used by # number} other {Used by # numbers}}',
    },
    changes: { id: 'flow.publishChanges', defaultMessage: 'Changes since version {version}' },
  }),
};
