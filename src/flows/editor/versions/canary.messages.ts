import { defineMessages } from 'react-intl';

/** Publishing to part of the calls, in the publish sheet, the bar and the versions panel. */
export const canaryMessages = {
  ...defineMessages({
    who: { id: 'flow.canaryWho', defaultMessage: 'Which calls' },
    all: { id: 'flow.canaryAll', defaultMessage: 'All calls' },
    share: { id: 'flow.canaryShare', defaultMessage: 'A share of callers' },
    numbers: { id: 'flow.canaryNumbers', defaultMessage: 'Some numbers' },
    percent: { id: 'flow.canaryPercent', defaultMessage: 'Share of callers' },
    percentHint: {
      id: 'flow.canaryPercentHint',
      defaultMessage: '% (1–99). A caller gets the same version at every call.',
    },
    badge: { id: 'flow.canaryBadge', defaultMessage: 'Part of calls' },
    goLive: { id: 'flow.canaryGoLive', defaultMessage: 'Make it live for all' },
    takeBack: { id: 'flow.canaryTakeBack', defaultMessage: 'Roll back' },
  }),
  ...defineMessages<{
    running: { version: number };
    barShare: { version: number; share: number };
    barNumbers: { version: number; count: number };
    runsShare: { version: number; share: number };
    runsNumbers: { version: number; count: number };
  }>({
    running: {
      id: 'flow.canaryRunning',
      defaultMessage: 'Part of the calls run version {version}. Publishing to all calls ends that.',
    },
    barShare: { id: 'flow.canaryBarShare', defaultMessage: 'Version {version} for {share} %' },
    barNumbers: {
      id: 'flow.canaryBarNumbers',
      defaultMessage: 'Version {version} on {count, plural, one {# number} other {# numbers}}',
    },
    runsShare: {
      id: 'flow.canaryRunsShare',
      defaultMessage: 'Version {version} runs for {share} % of callers, the live version for all others.',
    },
    runsNumbers: {
      id: 'flow.canaryRunsNumbers',
      defaultMessage:
        'Version {version} runs on {count, plural, one {# number} other {# numbers}}, the live version on all others.',
    },
  }),
};
