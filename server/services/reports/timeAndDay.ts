import type { CallFilter, DateView } from '#values/callFilter.ts';
import type { HeatCell, TimeDayRow } from '#contract/reports.contract.ts';
import { dayLabel, dayNumber } from './localTime.ts';
import { rangeOf } from './localRange.ts';
import type { Figures, ReportQuestion, ReportSource } from './reportSource.ts';
import type { Scope } from '../../repositories/scope.ts';

const none: Figures = { total: 0, answer: 0, missed: 0, abandoned: 0, first: 0, returning: 0 };

/** Calls by hour, weekday, day or month in a time zone, including empty buckets, with the heat map. */
export async function timeAndDay(
  source: ReportSource,
  scope: Scope,
  query: CallFilter,
  now: Date,
): Promise<{ rows: TimeDayRow[]; heat: HeatCell[] }> {
  const question = { scope, range: rangeOf(query, now), timezone: query.timezone, filter: query };
  const byDay = query.dateview === 'days' || query.dateview === 'months';
  const [week, days] = await Promise.all([
    source.byWeekHour(question),
    byDay ? source.byDay(question) : new Map<number, Figures>(),
  ]);
  return { rows: rowsOf(query.dateview, week, days, question), heat: heatOf(week) };
}

function rowsOf(
  view: DateView,
  week: Map<number, Figures>,
  days: Map<number, Figures>,
  { range }: ReportQuestion,
): TimeDayRow[] {
  if (view === 'hours') return fold(count(24), week, (bucket) => String(bucket % 24));
  if (view === 'weekdays') return fold(count(7, 1), week, (bucket) => String(Math.floor(bucket / 24) + 1));
  const length = view === 'days' ? 10 : 7;
  const first = dayNumber(range.firstDay);
  const labels = count(dayNumber(range.lastDay) - first + 1, first).map((day) =>
    dayLabel(Number(day)).slice(0, length),
  );
  return fold([...new Set(labels)], days, (day) => dayLabel(day).slice(0, length));
}

/** One row per label, in order, with the sum of its buckets. */
function fold(labels: string[], buckets: Map<number, Figures>, labelOf: (bucket: number) => string): TimeDayRow[] {
  const sums = new Map<string, Figures>(labels.map((label) => [label, none]));
  for (const [bucket, figures] of buckets) {
    const label = labelOf(bucket);
    sums.set(label, add(sums.get(label) ?? none, figures));
  }
  return [...sums].map(([label, { total: _total, ...figures }]) => ({ label, ...figures }));
}

function heatOf(week: Map<number, Figures>): HeatCell[] {
  return count(168)
    .map(Number)
    .map((bucket) => {
      const { total, answer } = week.get(bucket) ?? none;
      return { weekday: Math.floor(bucket / 24) + 1, hour: bucket % 24, total, answer };
    });
}

function add(one: Figures, other: Figures): Figures {
  return {
    total: one.total + other.total,
    answer: one.answer + other.answer,
    missed: one.missed + other.missed,
    abandoned: one.abandoned + other.abandoned,
    first: one.first + other.first,
    returning: one.returning + other.returning,
  };
}

function count(length: number, from = 0): string[] {
  return Array.from({ length: Math.max(length, 0) }, (_, index) => String(from + index));
}
