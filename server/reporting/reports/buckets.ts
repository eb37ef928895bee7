import type { DateView } from '#values/callFilter.ts';
import { dayLabel, dayNumber } from '../../kernel/time/localTime.ts';
import type { Figures, ReportQuestion, ReportSource } from './reportSource.ts';

export const noCalls: Figures = {
  total: 0,
  answer: 0,
  missed: 0,
  abandoned: 0,
  voicemail: 0,
  first: 0,
  returning: 0,
};

export type LabelledFigures = Figures & { label: string };

/** Counts by hour, weekday, day or month of the question's time zone, including empty buckets. */
export async function bucketsOf(
  source: ReportSource,
  view: DateView,
  question: ReportQuestion,
): Promise<LabelledFigures[]> {
  if (view === 'hours') return fold(count(24), await source.byWeekHour(question), (bucket) => String(bucket % 24));
  if (view === 'weekdays')
    return fold(count(7, 1), await source.byWeekHour(question), (bucket) => String(Math.floor(bucket / 24) + 1));
  const length = view === 'days' ? 10 : 7;
  return byCalendar(source, question, (day) => dayLabel(day).slice(0, length));
}

/** Counts by seven days from the first of the range, each labelled by its first: earlier ones then have as many days. */
export function weeksOf(source: ReportSource, question: ReportQuestion): Promise<LabelledFigures[]> {
  const first = dayNumber(question.range.firstDay);
  return byCalendar(source, question, (day) => dayLabel(day - ((day - first) % 7)));
}

async function byCalendar(source: ReportSource, question: ReportQuestion, labelOf: (day: number) => string) {
  const first = dayNumber(question.range.firstDay);
  const days = count(dayNumber(question.range.lastDay) - first + 1, first);
  const labels = new Set(days.map((day) => labelOf(Number(day))));
  return fold([...labels], await source.byDay(question), labelOf);
}

/** One row per label, in order, with the sum of its buckets. */
function fold(labels: string[], buckets: Map<number, Figures>, labelOf: (bucket: number) => string) {
  const sums = new Map<string, Figures>(labels.map((label) => [label, noCalls]));
  for (const [bucket, figures] of buckets) {
    const label = labelOf(bucket);
    sums.set(label, add(sums.get(label) ?? noCalls, figures));
  }
  return [...sums].map(([label, figures]) => ({ label, ...figures }));
}

function add(one: Figures, other: Figures): Figures {
  return {
    total: one.total + other.total,
    answer: one.answer + other.answer,
    missed: one.missed + other.missed,
    abandoned: one.abandoned + other.abandoned,
    voicemail: one.voicemail + other.voicemail,
    first: one.first + other.first,
    returning: one.returning + other.returning,
  };
}

function count(length: number, from = 0): string[] {
  return Array.from({ length: Math.max(length, 0) }, (_, index) => String(from + index));
}
