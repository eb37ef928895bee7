import type { Summary } from '#contract/reports.contract.ts';
import { percentChange } from '../../page/reports/percentChange.ts';

export type Mood = 'good' | 'bad' | 'even';

/** A figure of the summary, its unit and whether an increase is good. */
export interface Figure {
  name:
    | 'total'
    | 'answer'
    | 'missed'
    | 'abandoned'
    | 'first'
    | 'avgDuration'
    | 'answeredRate'
    | 'unanswered'
    | 'avgTalk';
  of: (summary: Summary) => number;
  unit: 'count' | 'seconds' | 'share';
  more: Mood;
}

const ended = ({ answer, missed, abandoned }: Summary) => answer + missed + abandoned;

/** Key figures of today. */
export const todaysFigures: readonly Figure[] = [
  { name: 'total', of: ({ total }) => total, unit: 'count', more: 'good' },
  {
    name: 'answeredRate',
    of: (summary) => (ended(summary) === 0 ? 0 : summary.answer / ended(summary)),
    unit: 'share',
    more: 'good',
  },
  { name: 'unanswered', of: ({ missed, abandoned }) => missed + abandoned, unit: 'count', more: 'bad' },
  { name: 'first', of: ({ first }) => first, unit: 'count', more: 'good' },
  { name: 'avgTalk', of: ({ avgTalk }) => avgTalk, unit: 'seconds', more: 'even' },
];

/** Totals of the selected range. */
export const rangeFigures: readonly Figure[] = [
  { name: 'total', of: ({ total }) => total, unit: 'count', more: 'good' },
  { name: 'answer', of: ({ answer }) => answer, unit: 'count', more: 'good' },
  { name: 'missed', of: ({ missed }) => missed, unit: 'count', more: 'bad' },
  { name: 'abandoned', of: ({ abandoned }) => abandoned, unit: 'count', more: 'bad' },
  { name: 'first', of: ({ first }) => first, unit: 'count', more: 'good' },
  { name: 'avgDuration', of: ({ avgDuration }) => avgDuration, unit: 'seconds', more: 'even' },
];

/** Rounded to whole percents; shares change by points. */
export function changeOf({ of, unit }: Figure, now: Summary, before: Summary): number {
  const change = unit === 'share' ? of(now) - of(before) : percentChange(of(now), of(before));
  return Math.round(change * 100) / 100;
}

/** Fewer calls than this make every difference look large. */
const smallBase = 10;

/** Whether a change is said in percents; of few calls the earlier figure itself says more. */
export const isComparable = (before: Pick<Summary, 'total'>): boolean => before.total >= smallBase;

export function moodOf(change: number, more: Mood): Mood {
  if (change === 0 || more === 'even') return 'even';
  return change > 0 === (more === 'good') ? 'good' : 'bad';
}
