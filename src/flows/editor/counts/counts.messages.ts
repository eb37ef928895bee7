import { defineMessages } from 'react-intl';

export const countsMessages = {
  ...defineMessages({
    title: { id: 'flowCounts.title', defaultMessage: 'Calls' },
    period: { id: 'flowCounts.period', defaultMessage: 'Period' },
    version: { id: 'flowCounts.version', defaultMessage: 'Version' },
    allVersions: { id: 'flowCounts.allVersions', defaultMessage: 'All versions' },
    none: { id: 'flowCounts.none', defaultMessage: 'No calls in this period.' },
    failed: { id: 'flowCounts.failed', defaultMessage: 'The calls couldn’t be counted.' },
    retry: { id: 'flowCounts.retry', defaultMessage: 'Try again' },
    step: { id: 'flowCounts.step', defaultMessage: 'Step' },
    calls: { id: 'flowCounts.calls', defaultMessage: 'Calls' },
    share: { id: 'flowCounts.share', defaultMessage: 'Share' },
    time: { id: 'flowCounts.time', defaultMessage: 'Average time' },
    ended: { id: 'flowCounts.ended', defaultMessage: 'Calls ended here' },
    hungUp: { id: 'flowCounts.hungUp', defaultMessage: 'Caller hung up' },
    continued: { id: 'flowCounts.continued', defaultMessage: 'Continued in another flow' },
    hint: {
      id: 'flowCounts.hint',
      defaultMessage:
        'Calls that began in this flow and are over. The time is that until the next step, without talking. Steps that the drawn flow doesn’t have are left out.',
    },
  }),
  ...defineMessages<{
    days: { count: number };
    versionNumber: { version: number };
    noteHungUp: { calls: string; hungUp: string };
    onEdge: { calls: string; share: string };
    open: { count: number; what: string };
    way: { step: string; exit: string };
    summary: { count: number };
  }>({
    days: { id: 'flowCounts.days', defaultMessage: '{count, plural, one {Only today} other {Last # days}}' },
    versionNumber: { id: 'flowCounts.versionNumber', defaultMessage: 'Version {version}' },
    noteHungUp: { id: 'flowCounts.noteHungUp', defaultMessage: '{calls} · {hungUp} hung up' },
    onEdge: { id: 'flowCounts.onEdge', defaultMessage: '{calls} · {share}' },
    open: {
      id: 'flowCounts.open',
      defaultMessage: '{what}: {count, plural, one {open # call} other {open # calls}} in the call log',
    },
    way: { id: 'flowCounts.way', defaultMessage: '{step}, {exit}' },
    summary: { id: 'flowCounts.summary', defaultMessage: '{count, plural, one {# call} other {# calls}}' },
  }),
};
