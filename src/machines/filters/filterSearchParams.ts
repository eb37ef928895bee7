import { z } from 'zod';
import { DateView, type CallFilter } from '#values/callFilter.ts';
import { callsOfFigure } from '#values/callsOfFigure.ts';
import { AskedStatus } from '#values/callStatus.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { DateLabel, presetRange, type LocalDay } from './dateRange.ts';
import { defaultFilters, type FigureFilters, type FilterSet } from './filterSet.ts';
import {
  logFilterNames,
  logFiltersFromSearchParams,
  logFiltersToQuery,
  logFiltersToSearchParams,
  type LogQuery,
} from './logFilters.ts';
import { ends, many, one, type SearchReader } from './searchReader.ts';

const { firstTimeCaller: _ofLog, ...ofFigure } = callsOfFigure;
const figureNames = Object.keys(ofFigure) as (keyof FigureFilters)[];

/** The search parameters that hold filters. */
export const filterParameters: readonly string[] = [
  'range',
  'datefrom',
  'dateto',
  'dateview',
  'trackingNumber',
  'trackingSource',
  'status',
  'durationMin',
  'durationMax',
  ...figureNames,
  ...logFilterNames,
];

const Seconds = z.coerce.number().int().min(0).max(86_400);
const Source = z.string().min(1).max(100);

function rangeOf(search: SearchReader, today: LocalDay): Pick<FilterSet, 'dateLabel' | 'dateStart' | 'dateEnd'> | null {
  const label = one(search, 'range', DateLabel);
  if (label && label !== 'custom') return { dateLabel: label, ...presetRange(label, today) };
  const dateStart = one(search, 'datefrom', z.iso.date());
  const dateEnd = one(search, 'dateto', z.iso.date());
  return dateStart && dateEnd && dateStart <= dateEnd ? { dateLabel: 'custom', dateStart, dateEnd } : null;
}

/** Reads the filters from a URL; missing or invalid parameters fall back to the defaults. */
export function filtersFromSearchParams(search: SearchReader, today: LocalDay, timezone: string): FilterSet {
  const [durationMin, durationMax] = ends(one(search, 'durationMin', Seconds), one(search, 'durationMax', Seconds));
  return {
    ...defaultFilters(today, timezone),
    ...rangeOf(search, today),
    dateView: one(search, 'dateview', DateView) ?? 'days',
    trackingNumber: many(search, 'trackingNumber', PhoneNumber),
    trackingSource: many(search, 'trackingSource', Source),
    status: many(search, 'status', AskedStatus),
    durationMin,
    durationMax,
    figure: figureOf(search),
    ...logFiltersFromSearchParams(search),
  };
}

function figureOf(search: SearchReader): FigureFilters {
  const found = figureNames.flatMap((name) => {
    const value = one(search, name, ofFigure[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(found) as FigureFilters;
}

/** The search parameters of non-default filters. Presets are kept by name, so that a link moves with the day. */
export function filtersToSearchParams(filters: FilterSet): [string, string][] {
  const { dateLabel, dateStart, dateEnd, dateView, durationMin, durationMax } = filters;
  const range: [string, string][] =
    dateLabel === 'custom'
      ? [
          ['datefrom', dateStart],
          ['dateto', dateEnd],
        ]
      : [['range', dateLabel]];
  return [
    ...(dateLabel === 'last7Days' ? [] : range),
    ...(dateView === 'days' ? [] : [['dateview', dateView] satisfies [string, string]]),
    ...(['trackingNumber', 'trackingSource', 'status'] as const).flatMap((name) =>
      filters[name].map((value): [string, string] => [name, value]),
    ),
    ...(durationMin === null ? [] : [['durationMin', String(durationMin)] satisfies [string, string]]),
    ...(durationMax === null ? [] : [['durationMax', String(durationMax)] satisfies [string, string]]),
    ...Object.entries(filters.figure).map(([name, value]): [string, string] => [name, String(value)]),
    ...logFiltersToSearchParams(filters),
  ];
}

/** The search parameters of a call list for the calls that a report counts, so that the two agree. */
export function countedToSearchParams(filters: FilterSet): [string, string][] {
  return filtersToSearchParams({ ...filters, kind: ['real'] });
}

/** The query of calls and reports: only parameters that filter something (specification section 5). */
export function filtersToQuery(filters: FilterSet): CallFilter {
  const { trackingNumber, trackingSource, status, tags, leadStatus, durationMin, durationMax } = filters;
  return {
    datefrom: filters.dateStart,
    dateto: filters.dateEnd,
    dateview: filters.dateView,
    timezone: filters.timezone,
    ...(trackingNumber.length > 0 && { trackingNumber }),
    ...(trackingSource.length > 0 && { trackingSource }),
    ...(status.length > 0 && { status }),
    ...(tags.length > 0 && { tags }),
    ...(leadStatus.length > 0 && { leadStatus }),
    ...(durationMin !== null && { durationMin }),
    ...(durationMax !== null && { durationMax }),
    ...filters.figure,
  };
}

export function filtersToLogQuery(filters: FilterSet): CallFilter & LogQuery {
  return { ...filtersToQuery(filters), ...logFiltersToQuery(filters) };
}
