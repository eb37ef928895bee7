import type { DateView } from '#values/callFilter.ts';
import type { CallsOfFigure } from '#values/callsOfFigure.ts';
import type { CallKind, CallStatus } from '#values/callStatus.ts';
import type { PhoneNumber } from '#values/phoneNumber.ts';
import { presetRange, type DateLabel, type DateRange, type LocalDay } from './dateRange.ts';

/**
 * Filters of calls and reports, named as in the specification. Durations are whole seconds; empty lists filter nothing.
 */
export interface FilterSet extends DateRange {
  dateLabel: DateLabel;
  dateView: DateView;
  /** IANA zone in which the range's days are counted. */
  timezone: string;
  trackingNumber: PhoneNumber[];
  trackingSource: string[];
  status: CallStatus[];
  /** Whether real or test calls are listed; reports count real ones only, whatever is chosen. */
  kind: CallKind[];
  durationMin: number | null;
  durationMax: number | null;
  /** Set by links from figures, and removed by chips. */
  figure: CallsOfFigure;
}

/** The filters besides the range, empty. */
export const narrowing = {
  trackingNumber: [] as PhoneNumber[],
  trackingSource: [] as string[],
  status: [] as CallStatus[],
  kind: [] as CallKind[],
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
    set.kind.toSorted(),
    set.durationMin,
    set.durationMax,
    Object.entries(set.figure).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
}

/** What prevents applying a draft. */
export type FilterProblem = 'rangeBackwards' | 'rangeInFuture' | 'durationBackwards';

export function filterProblems(
  { dateStart, dateEnd, durationMin, durationMax }: FilterSet,
  today: LocalDay,
): FilterProblem[] {
  const problems: FilterProblem[] = [];
  if (dateStart > dateEnd) problems.push('rangeBackwards');
  if (dateStart > today || dateEnd > today) problems.push('rangeInFuture');
  if (durationMin !== null && durationMax !== null && durationMin > durationMax) problems.push('durationBackwards');
  return problems;
}

/** The tracking numbers of the selected accounts, and their sources. */
export interface Belongings {
  numbers: readonly PhoneNumber[];
  sources: readonly string[];
}

/** Removes the numbers and sources that no selected account has. */
export function keepBelonging(set: FilterSet, { numbers, sources }: Belongings): FilterSet {
  const has = new Set(numbers);
  const known = new Set(sources);
  return {
    ...set,
    trackingNumber: set.trackingNumber.filter((number) => has.has(number)),
    trackingSource: set.trackingSource.filter((source) => known.has(source)),
  };
}
