import { defineMessages } from 'react-intl';

export const flowReviewMessages = {
  ...defineMessages({
    loading: { id: 'flowReview.loading', defaultMessage: 'Loading the call flow…' },
    failed: { id: 'flowReview.failed', defaultMessage: 'The call flow couldn’t be loaded' },
    retry: { id: 'flowReview.retry', defaultMessage: 'Try again' },
    endedTitle: { id: 'flowReview.endedTitle', defaultMessage: 'This link no longer works' },
    ended: {
      id: 'flowReview.ended',
      defaultMessage: 'It has expired, was ended by whoever sent it, or is incomplete. Ask them for a new one.',
    },
    toAnswer: { id: 'flowReview.toAnswer', defaultMessage: 'Go to your answer' },
    steps: { id: 'flowReview.steps', defaultMessage: 'Step by step' },
    drawing: { id: 'flowReview.drawing', defaultMessage: 'The flow at a glance' },
    noChanges: { id: 'flowReview.noChanges', defaultMessage: 'Nothing changes for callers.' },
    answer: { id: 'flowReview.answer', defaultMessage: 'Your answer' },
    verdict: { id: 'flowReview.verdict', defaultMessage: 'Do you approve it?' },
    approve: { id: 'flowReview.approve', defaultMessage: 'Yes, as shown' },
    askChanges: { id: 'flowReview.askChanges', defaultMessage: 'No, I’d like changes' },
    name: { id: 'flowReview.name', defaultMessage: 'Your name' },
    comment: { id: 'flowReview.comment', defaultMessage: 'Comment' },
    wanted: { id: 'flowReview.wanted', defaultMessage: 'What should change?' },
    send: { id: 'flowReview.send', defaultMessage: 'Send answer' },
    once: {
      id: 'flowReview.once',
      defaultMessage: 'You can answer once. Your answer is about this copy, which no longer changes.',
    },
    thanks: { id: 'flowReview.thanks', defaultMessage: 'Thank you. Your answer is with whoever sent you this.' },
  }),
  ...defineMessages<{
    title: { flow: string };
    draftOf: { account: string; ends: string };
    versionOf: { account: string; version: number; ends: string };
    timezone: { timezone: string };
    changes: { version: number };
    approvedBy: { name: string; when: string };
    askedBy: { name: string; when: string };
  }>({
    title: { id: 'flowReview.title', defaultMessage: 'Call flow: {flow}' },
    draftOf: {
      id: 'flowReview.draftOf',
      defaultMessage: '{account} · Draft · The link works until {ends}',
    },
    versionOf: {
      id: 'flowReview.versionOf',
      defaultMessage: '{account} · Version {version} · The link works until {ends}',
    },
    timezone: { id: 'flowReview.timezone', defaultMessage: 'Times are those of {timezone}.' },
    changes: {
      id: 'flowReview.changes',
      defaultMessage: 'What changes from version {version}, live when this was shared',
    },
    approvedBy: { id: 'flowReview.approvedBy', defaultMessage: 'Approved by {name}, {when}' },
    askedBy: { id: 'flowReview.askedBy', defaultMessage: '{name} asked for changes, {when}' },
  }),
};
