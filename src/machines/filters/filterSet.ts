import type { DateView } from '#values/callFilter.ts';
import type { CallStatus } from '#values/callStatus.ts';
import type { PhoneNumber } from '#values/phoneNumber.ts';
import { presetRange, type DateLabel, type DateRange, type LocalDay } from './dateRange.ts';

/** The filters of calls and reports, in the specification's words. Durations are whole seconds; empty lists filter nothing. */
export interface FilterSet extends DateRange {
  dateLabel: DateLabel;
  dateView: DateView;
  /** The IANA zone whose days the range counts. */
  timezone: string;
  trackingNumber: PhoneNumber[];
  trackingSource: string[];
  status: CallStatus[];
  durationMin: number | null;
  durationMax: number | null;
}

/** The parts of a filter set that narrow the calls, beside the range. */
export const narrowing = {
  trackingNumber: [] as PhoneNumber[],
  trackingSource: [] as string[],
  status: [] as CallStatus[],
  durationMin: null,
  durationMax: null,
} satisfies Partial<FilterSet>;

/** The specification's default range: the last 7 days ending today. */
export function defaultRange(today: LocalDay): DateRange & { dateLabel: DateLabel } {
  return { dateLabel: 'last7Days', ...presetRange('last7Days', today) };
}

/** What applies before anybody chose anything. */
export function defaultFilters(today: LocalDay, timezone: string): FilterSet {
  return { ...defaultRange(today), ...narrowing, dateView: 'days', timezone };
}

/** Whether two sets choose the same calls in the same view; the order within lists does not matter. */
export function sameFilters(a: FilterSet, b: FilterSet): boolean {
  return canonical(a) === canonical(b);
}

function canonical(set: FilterSet): string {
  return JSON.stringify([
    set.dateLabel,
    set.dateStart,
    set.dateEnd,
    set.dateView,
    set.timezone,
    set.trackingNumber.toSorted(),
    set.trackingSource.toSorted(),
    set.status.toSorted(),
    set.durationMin,
    set.durationMax,
  ]);
}

/** What keeps a draft from being applied. */
export type FilterProblem = 'rangeBackwards' | 'durationBackwards';

export function filterProblems({ dateStart, dateEnd, durationMin, durationMax }: FilterSet): FilterProblem[] {
  const problems: FilterProblem[] = [];
  if (dateStart > dateEnd) problems.push('rangeBackwards');
  if (durationMin !== null && durationMax !== null && durationMin > durationMax) problems.push('durationBackwards');
  return problems;
}

/** What the selected accounts have: their tracking numbers and the sources of these. */
export interface Belongings {
  numbers: readonly PhoneNumber[];
  sources: readonly string[];
}

/** The set without the numbers and sources that belong to none of the selected accounts. */
export function keepBelonging(set: FilterSet, { numbers, sources }: Belongings): FilterSet {
  const has = new Set(numbers);
  const known = new Set(sources);
  return {
    ...set,
    trackingNumber: set.trackingNumber.filter((number) => has.has(number)),
    trackingSource: set.trackingSource.filter((source) => known.has(source)),
  };
}
