import { z } from 'zod';
import { callFilter } from '#values/callFilter.ts';
import { type CallLogFilter, callLogFilter } from '#values/callLogFilter.ts';
import { type CallsOfFigure, callsOfFigure } from '#values/callsOfFigure.ts';
import { CallDirection, CallKind } from '#values/callStatus.ts';
import { NumberNetwork } from '#values/numberWords.ts';
import { ends, isBackwards, many, one, type SearchReader } from './searchReader.ts';

type YesOrNo = 'true' | 'false';

/**
 * The filters that only the call log has, named like the fields they look at. Null and empty lists filter nothing; times
 * are whole seconds.
 */
export interface LogFilters {
  /** Whether real or test calls are listed; reports count real ones only, whatever is chosen. */
  kind: CallKind[];
  direction: CallDirection | null;
  network: NumberNetwork[];
  tags: string[];
  firstTimeCaller: YesOrNo | null;
  /** Whether there is a recording. */
  audio: YesOrNo | null;
  talkTimeMin: number | null;
  talkTimeMax: number | null;
  scoreMin: number | null;
  scoreMax: number | null;
  /** Parts of texts. */
  area: string | null;
  notes: string | null;
}

export const noLogFilters: LogFilters = {
  kind: [],
  direction: null,
  network: [],
  tags: [],
  firstTimeCaller: null,
  audio: null,
  talkTimeMin: null,
  talkTimeMax: null,
  scoreMin: null,
  scoreMax: null,
  area: null,
  notes: null,
};

/** Also the search parameters that hold them. */
export const logFilterNames = Object.keys(noLogFilters) as (keyof LogFilters)[];

const TagName = z.string().min(1).max(100);

/** Reads the log's filters from a URL; missing or invalid parameters filter nothing. */
export function logFiltersFromSearchParams(search: SearchReader): LogFilters {
  const number = (name: 'talkTimeMin' | 'talkTimeMax' | 'scoreMin' | 'scoreMax') =>
    one(search, name, callLogFilter[name]);
  const [talkTimeMin, talkTimeMax] = ends(number('talkTimeMin'), number('talkTimeMax'));
  const [scoreMin, scoreMax] = ends(number('scoreMin'), number('scoreMax'));
  return {
    kind: many(search, 'kind', CallKind),
    direction: one(search, 'direction', CallDirection) ?? null,
    network: many(search, 'network', NumberNetwork),
    tags: many(search, 'tags', TagName),
    firstTimeCaller: one(search, 'firstTimeCaller', callsOfFigure.firstTimeCaller) ?? null,
    audio: one(search, 'audio', callFilter.audio) ?? null,
    talkTimeMin,
    talkTimeMax,
    scoreMin,
    scoreMax,
    area: one(search, 'area', callLogFilter.area) ?? null,
    notes: one(search, 'notes', callLogFilter.notes) ?? null,
  };
}

/** The search parameters of the filters that filter something. */
export function logFiltersToSearchParams(filters: LogFilters): [string, string][] {
  return logFilterNames.flatMap((name) =>
    [filters[name] ?? []].flat().map((value): [string, string] => [name, String(value)]),
  );
}

export type LogQuery = Partial<CallLogFilter & Pick<CallsOfFigure, 'firstTimeCaller'>> & {
  kind?: CallKind[];
  audio?: YesOrNo | undefined;
};

/** The part of a call log's query: only parameters that filter something. */
export function logFiltersToQuery(filters: LogFilters): LogQuery {
  const set = logFilterNames.filter((name) => [filters[name] ?? []].flat().length > 0);
  return Object.fromEntries(set.map((name) => [name, filters[name]]));
}

export type LogFilterProblem = 'talkTimeBackwards' | 'scoreBackwards';

export function logFilterProblems(filters: LogFilters): LogFilterProblem[] {
  const { talkTimeMin, talkTimeMax, scoreMin, scoreMax } = filters;
  return [
    ...(isBackwards(talkTimeMin, talkTimeMax) ? (['talkTimeBackwards'] as const) : []),
    ...(isBackwards(scoreMin, scoreMax) ? (['scoreBackwards'] as const) : []),
  ];
}
