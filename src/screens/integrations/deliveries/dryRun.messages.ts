import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { FilterKind } from '#values/integrationWords.ts';

export const dryRunMessages = defineMessages({
  run: { id: 'integration.dryRun', defaultMessage: 'Try on recent calls' },
  label: { id: 'integration.dryRun.label', defaultMessage: 'Recent calls' },
  none: { id: 'integration.dryRun.none', defaultMessage: 'There are no calls yet.' },
  call: { id: 'integration.dryRun.call', defaultMessage: 'Call' },
  number: { id: 'integration.dryRun.number', defaultMessage: 'Number' },
  draft: { id: 'integration.dryRun.draft', defaultMessage: 'With this draft' },
  present: { id: 'integration.dryRun.present', defaultMessage: 'Now' },
});

export const dryRunNamed = defineMessages<{ draft: { draft: number; calls: number }; present: { present: number } }>({
  draft: {
    id: 'integration.dryRun.draftCount',
    defaultMessage: '{draft, number} of the latest {calls, number} calls would be sent.',
  },
  present: {
    id: 'integration.dryRun.presentCount',
    defaultMessage: '{present, plural, =0 {None is} one {# is} other {# are}} sent now.',
  },
});

/** Why nothing is sent of a call. */
export const keptBackWords: Record<FilterKind | 'nothing', MessageDescriptor> = defineMessages({
  kinds: { id: 'integration.keptBack.kinds', defaultMessage: 'Not sent: other events' },
  dids: { id: 'integration.keptBack.dids', defaultMessage: 'Not sent: other number' },
  tags: { id: 'integration.keptBack.tags', defaultMessage: 'Not sent: no such tag' },
  nothing: { id: 'integration.keptBack.nothing', defaultMessage: 'Not sent' },
});
