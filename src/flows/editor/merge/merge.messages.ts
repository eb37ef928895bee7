import { defineMessages } from 'react-intl';

/** What is shown when others saved the draft meanwhile, and how both sides are combined. */
export const mergeMessages = {
  ...defineMessages({
    title: { id: 'flowMerge.title', defaultMessage: 'Someone else saved this flow' },
    yourChanges: { id: 'flowMerge.yourChanges', defaultMessage: 'What you changed' },
    noChanges: { id: 'flowMerge.noChanges', defaultMessage: 'Only moves and comments.' },
    fits: { id: 'flowMerge.fits', defaultMessage: 'No overlap: keep both.' },
    publishes: {
      id: 'flowMerge.publishes',
      defaultMessage: 'If you keep yours or combine both, the flow is then published as you asked.',
    },
    takeTheirs: { id: 'flowMerge.takeTheirs', defaultMessage: 'Take theirs' },
    keepMine: { id: 'flowMerge.keepMine', defaultMessage: 'Keep mine' },
    preview: { id: 'flowMerge.preview', defaultMessage: 'Preview' },
    combineBoth: { id: 'flowMerge.combineBoth', defaultMessage: 'Combine both' },
    combine: { id: 'flowMerge.combine', defaultMessage: 'Combine…' },
    panel: { id: 'flowMerge.panel', defaultMessage: 'Combine changes' },
    back: { id: 'flowMerge.back', defaultMessage: 'Back' },
    save: { id: 'flowMerge.save', defaultMessage: 'Save the merged flow' },
    publish: { id: 'flowMerge.publish', defaultMessage: 'Publish the merged flow' },
    allYours: { id: 'flowMerge.allYours', defaultMessage: 'All yours' },
    allTheirs: { id: 'flowMerge.allTheirs', defaultMessage: 'All theirs' },
    yours: { id: 'flowMerge.yours', defaultMessage: 'Yours' },
    theirs: { id: 'flowMerge.theirs', defaultMessage: 'Theirs' },
    result: { id: 'flowMerge.result', defaultMessage: 'Merged flow' },
    withMine: { id: 'flowMerge.withMine', defaultMessage: 'your draft' },
    withTheirs: { id: 'flowMerge.withTheirs', defaultMessage: 'their draft' },
    withBase: { id: 'flowMerge.withBase', defaultMessage: 'the draft you both started from' },
    undo: { id: 'flowMerge.undo', defaultMessage: 'combine both' },
    flowName: { id: 'flowMerge.flowName', defaultMessage: 'Flow name' },
    timezone: { id: 'flowMerge.timezone', defaultMessage: 'Time zone' },
    flow: { id: 'flowMerge.flow', defaultMessage: 'Together too large: the whole flow' },
    tests: { id: 'flowMerge.tests', defaultMessage: 'Too many tests together: all tests' },
    deleted: { id: 'flowMerge.deleted', defaultMessage: 'Deleted' },
    reconnected: { id: 'flowMerge.reconnected', defaultMessage: 'Connected differently' },
    unconnected: { id: 'flowMerge.unconnected', defaultMessage: 'Not connected' },
    nothing: { id: 'flowMerge.nothing', defaultMessage: 'Nothing' },
    unnamed: { id: 'flowMerge.unnamed', defaultMessage: 'No name' },
    on: { id: 'flowMerge.on', defaultMessage: 'On' },
    off: { id: 'flowMerge.off', defaultMessage: 'Off' },
  }),
  ...defineMessages<{
    savedBy: { who: string; when: string };
    theirChanges: { who: string };
    clashes: { count: number };
    before: { value: string };
    comment: { step: string };
    stepName: { step: string };
    setting: { step: string; setting: string };
    connection: { step: string; exit: string };
    leadsTo: { step: string };
    test: { name: string };
    stepCount: { count: number };
    testCount: { count: number };
  }>({
    savedBy: {
      id: 'flowMerge.savedBy',
      defaultMessage: '{who} saved it {when}. Nothing is overwritten until you choose.',
    },
    theirChanges: { id: 'flowMerge.theirChanges', defaultMessage: 'What {who} changed' },
    clashes: {
      id: 'flowMerge.clashes',
      defaultMessage:
        'You changed the same thing in {count, plural, one {# place} other {# places}}. Choose whose change to keep there.',
    },
    before: { id: 'flowMerge.before', defaultMessage: 'Before: {value}' },
    comment: { id: 'flowMerge.comment', defaultMessage: '{step}: comment' },
    stepName: { id: 'flowMerge.stepName', defaultMessage: '{step}: name' },
    setting: { id: 'flowMerge.setting', defaultMessage: '{step}: {setting}' },
    connection: { id: 'flowMerge.connection', defaultMessage: '{step}, {exit}: connection' },
    leadsTo: { id: 'flowMerge.leadsTo', defaultMessage: 'Leads to {step}' },
    test: { id: 'flowMerge.test', defaultMessage: 'Test “{name}”' },
    stepCount: { id: 'flowMerge.stepCount', defaultMessage: '{count, plural, one {# step} other {# steps}}' },
    testCount: { id: 'flowMerge.testCount', defaultMessage: '{count, plural, one {# test} other {# tests}}' },
  }),
};
