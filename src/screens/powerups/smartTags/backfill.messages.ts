import { defineMessages } from 'react-intl';
import type { BackfillState } from '#values/backfillState.ts';

export const backfillWords = defineMessages({
  title: { id: 'smartTag.pastCalls', defaultMessage: 'Past calls' },
  open: { id: 'smartTag.tagPast', defaultMessage: 'Tag past calls' },
  period: { id: 'smartTag.period', defaultMessage: 'Calls of' },
  periodHint: { id: 'smartTag.periodHint', defaultMessage: 'You see first what changes.' },
  days30: { id: 'smartTag.days30', defaultMessage: 'The last 30 days' },
  days90: { id: 'smartTag.days90', defaultMessage: 'The last 90 days' },
  days365: { id: 'smartTag.days365', defaultMessage: 'The last 365 days' },
  ever: { id: 'smartTag.ever', defaultMessage: 'All the time' },
  count: { id: 'smartTag.countPast', defaultMessage: 'Count changes' },
  start: { id: 'smartTag.startPast', defaultMessage: 'Apply to past calls' },
  discard: { id: 'smartTag.discardPast', defaultMessage: 'Discard' },
  stop: { id: 'smartTag.stopPast', defaultMessage: 'Stop' },
  undo: { id: 'smartTag.undoPast', defaultMessage: 'Undo' },
  undoText: { id: 'smartTag.undoPastText', defaultMessage: 'Calls get back the tags and scores that they had.' },
  keep: { id: 'smartTag.keepPast', defaultMessage: 'Keep' },
  gaining: { id: 'smartTag.gainingCalls', defaultMessage: 'Latest that gain a tag' },
  losing: { id: 'smartTag.losingCalls', defaultMessage: 'Latest that lose one' },
});

export const stateWords: Record<BackfillState, { id: string; defaultMessage: string }> = defineMessages({
  counting: { id: 'smartTag.stateCounting', defaultMessage: 'Counting' },
  counted: { id: 'smartTag.stateCounted', defaultMessage: 'Counted' },
  discarded: { id: 'smartTag.stateDiscarded', defaultMessage: 'Discarded' },
  running: { id: 'smartTag.stateRunning', defaultMessage: 'Running' },
  stopped: { id: 'smartTag.stateStopped', defaultMessage: 'Stopped' },
  done: { id: 'smartTag.stateDone', defaultMessage: 'Done' },
  undoing: { id: 'smartTag.stateUndoing', defaultMessage: 'Undoing' },
  undone: { id: 'smartTag.stateUndone', defaultMessage: 'Undone' },
});

type Changes = Record<'gaining' | 'losing' | 'rescored', number>;

export const backfillNamed = defineMessages<{
  undoTitle: { name: string };
  until: { day: string };
  progress: { seen: number; calls: number };
  changes: Changes;
  changed: Changes;
  nothing: { calls: number };
}>({
  undoTitle: { id: 'smartTag.undoPastTitle', defaultMessage: 'Undo “{name}” on past calls?' },
  until: { id: 'smartTag.untilDay', defaultMessage: 'Until {day}' },
  progress: {
    id: 'smartTag.pastProgress',
    defaultMessage: '{seen, number} of {calls, plural, one {# call} other {# calls}}',
  },
  changes: {
    id: 'smartTag.pastChanges',
    defaultMessage:
      '{gaining, plural, one {# call gains} other {# calls gain}} a tag, {losing, plural, one {# loses} other {# lose}} one, {rescored, plural, one {# gets} other {# get}} another score.',
  },
  changed: {
    id: 'smartTag.pastChanged',
    defaultMessage:
      '{gaining, plural, one {# call} other {# calls}} gained a tag, {losing, number} lost one, {rescored, number} got another score.',
  },
  nothing: {
    id: 'smartTag.pastNothing',
    defaultMessage: 'None of {calls, plural, one {# call} other {# calls}} changes.',
  },
});
