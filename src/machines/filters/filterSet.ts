import type { DateView } from '#values/callFilter.ts';
import type { CallsOfFigure } from '#values/callsOfFigure.ts';
import type { AskedStatus } from '#values/callStatus.ts';
import type { PhoneNumber } from '#values/phoneNumber.ts';
import {
  type LogFilterProblem,
  type LogFilters,
  logFilterNames,
  logFilterProblems,
  noLogFilters,
} from './logFilters.ts';
import { isBackwards } from './searchReader.ts';
import { presetRange, type DateLabel, type DateRange, type LocalDay } from './dateRange.ts';

/** What links from figures narrow by, without what the log has a field for. */
export type FigureFilters = Omit<CallsOfFigure, 'firstTimeCaller'>;

/**
 * Filters of calls and reports, named as in the specification. Durations are whole seconds; empty lists filter nothing.
 */
export interface FilterSet extends DateRange, LogFilters {
  dateLabel: DateLabel;
  dateView: DateView;
  /** IANA zone in which the range's days are counted. */
  timezone: string;
  trackingNumber: PhoneNumber[];
  trackingSource: string[];
  status: AskedStatus[];
  durationMin: number | null;
  durationMax: number | null;
  /** Set by links from figures, and removed by chips. */
  figure: FigureFilters;
}

/** The filters besides the range, empty. */
export const narrowing = {
  trackingNumber: [] as PhoneNumber[],
  trackingSource: [] as string[],
  status: [] as AskedStatus[],
  ...noLogFilters,
  durationMin: null,
  durationMax: null,
  figure: {},
} satisfies Partial<FilterSet>;

/** The specification's default: the last 7 days including today. */
export function defaultRange(today: LocalDay): DateRange & { dateLabel: DateLabel } {
  return { dateLabel: 'last7Days', ...presetRange('last7Days', today) };
}

export function defaultFilters(today: LocalDay, timezone: string): FilterSet {
  return { ...defaultRange(today), ...narrowing, dateView: 'days', timezone };
}

/** Whether two sets select the same calls in the same view; the order within lists is ignored. */
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
    Object.entries(set.figure).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ...logFilterNames.map((name) => [set[name] ?? []].flat().map(String).toSorted()),
  ]);
}

/** What prevents applying a draft. */
export type FilterProblem = 'rangeBackwards' | 'rangeInFuture' | 'durationBackwards' | LogFilterProblem;

export function filterProblems(filters: FilterSet, today: LocalDay): FilterProblem[] {
  const { dateStart, dateEnd, durationMin, durationMax } = filters;
  const problems: FilterProblem[] = [];
  if (dateStart > dateEnd) problems.push('rangeBackwards');
  if (dateStart > today || dateEnd > today) problems.push('rangeInFuture');
  if (isBackwards(durationMin, durationMax)) problems.push('durationBackwards');
  return [...problems, ...logFilterProblems(filters)];
}

/** The tracking numbers of the selected accounts, and their sources. */
export interface Belongings {
  numbers: readonly PhoneNumber[];
  sources: readonly string[];
}

/** Removes the numbers and sources that no selected account has. */
export function keepBelonging(set: FilterSet, { numbers, sources }: Belongings): FilterSet {
  const has = new Set(numbers);
  const known = new Set(sources.map((source) => source.toLowerCase()));
  return {
    ...set,
    trackingNumber: set.trackingNumber.filter((number) => has.has(number)),
    trackingSource: set.trackingSource.filter((source) => known.has(source.toLowerCase())),
  };
}
