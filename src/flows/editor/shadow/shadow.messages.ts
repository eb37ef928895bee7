import { defineMessages } from 'react-intl';

export const shadowMessages = {
  ...defineMessages({
    title: { id: 'shadow.title', defaultMessage: 'Past calls' },
    start: { id: 'shadow.start', defaultMessage: 'Compare past calls' },
    again: { id: 'shadow.again', defaultMessage: 'Compare again' },
    stop: { id: 'shadow.stop', defaultMessage: 'Stop' },
    stopped: { id: 'shadow.stopped', defaultMessage: 'The comparison was stopped.' },
    failed: { id: 'shadow.failed', defaultMessage: 'Past calls couldn’t be compared.' },
    outdated: { id: 'shadow.outdated', defaultMessage: 'The draft has changed since.' },
    none: { id: 'shadow.none', defaultMessage: 'No calls came in on this flow in the last 30 days.' },
    changes: { id: 'shadow.changes', defaultMessage: 'Calls that end elsewhere' },
    unknowns: { id: 'shadow.unknowns', defaultMessage: 'Calls that can’t be compared' },
    voicemail: { id: 'shadow.voicemail', defaultMessage: 'voicemail' },
    back: { id: 'shadow.back', defaultMessage: 'Back to past calls' },
    openCall: { id: 'shadow.openCall', defaultMessage: 'Open in the call log' },
    branches: { id: 'shadow.branches', defaultMessage: 'Takes a different path from here' },
    withheld: { id: 'shadow.withheld', defaultMessage: 'Number withheld' },
    missingEvents: { id: 'shadow.missingEvents', defaultMessage: 'Part of what their flow heard is missing' },
    asksEffect: { id: 'shadow.asksEffect', defaultMessage: 'Effect on last 30 days’ calls' },
    explains: {
      id: 'shadow.explains',
      defaultMessage:
        'Re-runs the last 30 days of calls on this draft, with the keys and answers they had. Without blocked and test calls.',
    },
    neverHeard: {
      id: 'shadow.neverHeard',
      defaultMessage: 'We can’t know what happens after this.',
    },
  }),
  ...defineMessages<{
    comparing: { count: number };
    cut: { count: number };
    same: { count: number };
    change: { before: string; after: string };
    ending: { step: string; outcome: string };
    calls: { count: number };
    group: { what: string; count: number };
    more: { count: number };
    playCall: { when: string; caller: string };
    partsAt: { step: string };
    gather: { step: string };
    dial: { step: string };
    rotate: { step: string };
    findBranch: { step: string };
    tags: { step: string };
    other: { step: string };
  }>({
    comparing: {
      id: 'shadow.comparing',
      defaultMessage: '{count, plural, =0 {Loading calls…} one {Compared # call…} other {Compared # calls…}}',
    },
    cut: { id: 'shadow.cut', defaultMessage: 'There were more: the newest {count, number} are compared.' },
    same: {
      id: 'shadow.same',
      defaultMessage: '{count, plural, one {No change for the one call} other {No change for all # calls}}.',
    },
    change: { id: 'shadow.change', defaultMessage: '{before}, now {after}' },
    ending: { id: 'shadow.ending', defaultMessage: '{step} ({outcome})' },
    calls: { id: 'shadow.calls', defaultMessage: '{count, plural, one {# call} other {# calls}}' },
    group: { id: 'shadow.group', defaultMessage: '{what}: {count, plural, one {# call} other {# calls}}' },
    more: { id: 'shadow.more', defaultMessage: 'Show {count, number} more' },
    playCall: { id: 'shadow.playCall', defaultMessage: 'Play the call of {when} from {caller}' },
    partsAt: { id: 'shadow.partsAt', defaultMessage: 'Leaves “{step}” by a different exit.' },
    gather: { id: 'shadow.gather', defaultMessage: '{step}: nobody was asked for these keys' },
    dial: { id: 'shadow.dial', defaultMessage: '{step}: rings someone who wasn’t rung, or rings longer' },
    rotate: { id: 'shadow.rotate', defaultMessage: '{step}: we can’t tell whose turn it was' },
    findBranch: { id: 'shadow.findBranch', defaultMessage: '{step}: this branch wasn’t looked up' },
    tags: { id: 'shadow.tags', defaultMessage: '{step}: the caller’s earlier tags weren’t looked up' },
    other: { id: 'shadow.other', defaultMessage: '{step}: no past answer' },
  }),
  ...defineMessages<{ changed: { count: number; total: number; voicemail: number; unknown: number } }>({
    changed: {
      id: 'shadow.changed',
      defaultMessage:
        '{count, number} of {total, plural, one {# call} other {# calls}} {count, plural, one {ends elsewhere} other {end elsewhere}}{voicemail, plural, =0 {} one {, # newly reaches voicemail} other {, # newly reach voicemail}}{unknown, plural, =0 {} other {, # can’t be compared}}.',
    },
  }),
};
