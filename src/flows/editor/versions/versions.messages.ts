import { defineMessages } from 'react-intl';

/** The versions panel and the differences drawn on the canvas. */
export const versionMessages = {
  ...defineMessages({
    added: { id: 'flow.markAdded', defaultMessage: 'Added' },
    changed: { id: 'flow.markChanged', defaultMessage: 'Changed' },
    removed: { id: 'flow.markRemoved', defaultMessage: 'Removed' },
    legend: { id: 'flow.diffLegend', defaultMessage: 'Steps that differ' },
    draft: { id: 'flow.versionDraft', defaultMessage: 'Draft' },
    live: { id: 'flow.versionLive', defaultMessage: 'Live' },
    shown: { id: 'flow.versionShown', defaultMessage: 'Shown' },
    compareWith: { id: 'flow.compareWith', defaultMessage: 'Compared with' },
    asDraft: { id: 'flow.baseDraft', defaultMessage: 'the draft' },
    first: { id: 'flow.versionFirst', defaultMessage: 'The first version: there is nothing to compare it with.' },
    unpublished: {
      id: 'flow.versionUnpublished',
      defaultMessage: 'Nothing is published yet, so there is nothing to compare the draft with.',
    },
    same: { id: 'flow.versionSame', defaultMessage: 'No differences. Moved steps don’t count.' },
    compareFailed: { id: 'flow.compareFailed', defaultMessage: 'The other version couldn’t be loaded.' },
    publishAgain: { id: 'flow.publishAgain', defaultMessage: 'Publish this version again' },
    showDraft: { id: 'flow.showDraft', defaultMessage: 'Show the draft' },
  }),
  ...defineMessages<{
    count: { count: number; mark: string };
    openVersion: { version: number };
    restoring: { version: number };
    asBefore: { version: number };
    asLive: { version: number };
    runs: { count: number };
  }>({
    count: { id: 'flow.markCount', defaultMessage: '{mark} {count, number}' },
    openVersion: { id: 'flow.openVersionNumber', defaultMessage: 'Open version {version}' },
    restoring: { id: 'flow.undoRestore', defaultMessage: 'restore version {version}' },
    asBefore: { id: 'flow.baseBefore', defaultMessage: 'version {version}, the one before' },
    asLive: { id: 'flow.baseLive', defaultMessage: 'version {version}, live' },
    runs: {
      id: 'flow.versionRuns',
      defaultMessage: '{count, plural, =0 {No number uses this flow} one {On # number} other {On # numbers}}',
    },
  }),
};
