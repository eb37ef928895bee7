import { defineMessages } from 'react-intl';

export const dryRunMessages = defineMessages({
  run: { id: 'delivery.dryRun', defaultMessage: 'Try on recent calls' },
  label: { id: 'delivery.dryRun.label', defaultMessage: 'Recent calls' },
  none: { id: 'delivery.dryRun.none', defaultMessage: 'There are no calls yet.' },
  call: { id: 'delivery.dryRun.call', defaultMessage: 'Call' },
  number: { id: 'delivery.dryRun.number', defaultMessage: 'Number' },
  draft: { id: 'delivery.dryRun.draft', defaultMessage: 'With this draft' },
  present: { id: 'delivery.dryRun.present', defaultMessage: 'Now' },
});

export const dryRunNamed = defineMessages<{ draft: { draft: number; calls: number }; present: { present: number } }>({
  draft: {
    id: 'delivery.dryRun.draftCount',
    defaultMessage: '{draft, number} of the latest {calls, number} calls would be sent.',
  },
  present: {
    id: 'delivery.dryRun.presentCount',
    defaultMessage: '{present, plural, =0 {None is} one {# is} other {# are}} sent now.',
  },
});
