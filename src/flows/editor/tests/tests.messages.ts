import { defineMessages } from 'react-intl';

export const testMessages = {
  ...defineMessages({
    title: { id: 'flowTest.title', defaultMessage: 'Saved tests' },
    none: {
      id: 'flowTest.none',
      defaultMessage: 'Finish a simulated call to save it as a test. Tests run before every publish.',
    },
    keep: { id: 'flowTest.keep', defaultMessage: 'Save as test' },
    kept: { id: 'flowTest.kept', defaultMessage: 'Kept as a test' },
    full: { id: 'flowTest.full', defaultMessage: 'A flow keeps at most 100 tests, a large one fewer' },
    name: { id: 'flowTest.name', defaultMessage: 'Name of the test' },
    save: { id: 'flowTest.save', defaultMessage: 'Save' },
    cancel: { id: 'flowTest.cancel', defaultMessage: 'Cancel' },
    rename: { id: 'flowTest.rename', defaultMessage: 'Rename' },
    remove: { id: 'flowTest.remove', defaultMessage: 'Remove' },
    passes: { id: 'flowTest.passes', defaultMessage: 'Passes' },
    fails: { id: 'flowTest.fails', defaultMessage: 'Fails' },
    noKey: { id: 'flowTest.noKey', defaultMessage: 'no key' },
    nobody: { id: 'flowTest.nobody', defaultMessage: 'nobody answers' },
    noMessage: { id: 'flowTest.noMessage', defaultMessage: 'no message' },
    hangsUp: { id: 'flowTest.hangsUp', defaultMessage: 'caller hangs up' },
    noBranch: { id: 'flowTest.noBranch', defaultMessage: 'no branch' },
    nowhere: { id: 'flowTest.nowhere', defaultMessage: 'nowhere' },
    answered: { id: 'flowTest.answered', defaultMessage: 'answered' },
    message: { id: 'flowTest.message', defaultMessage: 'message left' },
    hungUp: { id: 'flowTest.hungUp', defaultMessage: 'flow hangs up' },
    callerGone: { id: 'flowTest.callerGone', defaultMessage: 'caller hangs up' },
    continued: { id: 'flowTest.continued', defaultMessage: 'continues in another flow' },
    unconnected: { id: 'flowTest.unconnected', defaultMessage: 'cut off' },
  }),
  ...defineMessages<{
    key: { key: string };
    answers: { target: string };
    branch: { branch: string };
    endsAt: { how: string; step: string };
    play: { name: string };
    more: { name: string };
    ends: { step: string; end: string };
    asksMore: { step: string };
    failing: { count: number };
    passing: { count: number };
    added: { name: string };
    removed: { name: string };
    renamed: { name: string };
  }>({
    key: { id: 'flowTest.key', defaultMessage: 'key {key}' },
    answers: { id: 'flowTest.answers', defaultMessage: '{target} answers' },
    branch: { id: 'flowTest.branch', defaultMessage: 'branch {branch}' },
    endsAt: { id: 'flowTest.endsAt', defaultMessage: '{how}: {step}' },
    play: { id: 'flowTest.play', defaultMessage: 'Play “{name}”' },
    more: { id: 'flowTest.more', defaultMessage: 'More for “{name}”' },
    ends: { id: 'flowTest.ends', defaultMessage: '{step} ({end})' },
    asksMore: { id: 'flowTest.asksMore', defaultMessage: '{step} asks something that the test doesn’t answer' },
    failing: {
      id: 'flowTest.failing',
      defaultMessage: '{count, plural, one {# test fails} other {# tests fail}}',
    },
    passing: {
      id: 'flowTest.passing',
      defaultMessage: '{count, plural, one {The test passes} other {All # tests pass}}',
    },
    added: { id: 'flowTest.added', defaultMessage: 'keep test {name}' },
    removed: { id: 'flowTest.removed', defaultMessage: 'remove test {name}' },
    renamed: { id: 'flowTest.renamed', defaultMessage: 'rename test {name}' },
  }),
  ...defineMessages<{ wrongEnd: { reached: string; expected: string } }>({
    wrongEnd: { id: 'flowTest.wrongEnd', defaultMessage: 'Ends at {reached}, not at {expected}' },
  }),
};
