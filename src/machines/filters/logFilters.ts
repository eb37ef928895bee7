import { z } from 'zod';
import { callFilter } from '#values/callFilter.ts';
import { type CallLogFilter, callLogFilter } from '#values/callLogFilter.ts';
import { type CallsOfFigure, callsOfFigure } from '#values/callsOfFigure.ts';
import { CallDirection, CallKind } from '#values/callStatus.ts';
import { AskedLeadStatus } from '#values/leadStatus.ts';
import { NumberNetwork } from '#values/numberWords.ts';
import { ends, isBackwards, many, one, type SearchReader } from './searchReader.ts';

type YesOrNo = 'true' | 'false';

/**
 * The filters that the call log has, and reports but for tags and lead statuses have not, named like the fields they look at. Null and empty lists filter nothing; times
 * are whole seconds.
 */
export interface LogFilters {
  /** Whether real or test calls are listed; reports count real ones only, whatever is chosen. */
  kind: CallKind[];
  direction: CallDirection | null;
  network: NumberNetwork[];
  tags: string[];
  leadStatus: AskedLeadStatus[];
  firstTimeCaller: YesOrNo | null;
  /** Whether there is a recording. */
  audio: YesOrNo | null;
  /** Whether somebody listened to the voicemail. */
  heard: YesOrNo | null;
  talkTimeMin: number | null;
  talkTimeMax: number | null;
  scoreMin: number | null;
  scoreMax: number | null;
  /** In minor units of each call's own currency. */
  revenueMin: number | null;
  revenueMax: number | null;
  /** Parts of texts. */
  answeredBy: string | null;
  rangLast: string | null;
  area: string | null;
  location: string | null;
  notes: string | null;
}

export const noLogFilters: LogFilters = {
  kind: [],
  direction: null,
  network: [],
  tags: [],
  leadStatus: [],
  firstTimeCaller: null,
  audio: null,
  heard: null,
  talkTimeMin: null,
  talkTimeMax: null,
  scoreMin: null,
  scoreMax: null,
  revenueMin: null,
  revenueMax: null,
  answeredBy: null,
  rangLast: null,
  area: null,
  location: null,
  notes: null,
};

/** Also the search parameters that hold them. */
export const logFilterNames = Object.keys(noLogFilters) as (keyof LogFilters)[];

const TagName = z.string().min(1).max(100);

/** Reads the log's filters from a URL; missing or invalid parameters filter nothing. */
export function logFiltersFromSearchParams(search: SearchReader): LogFilters {
  const number = (name: 'talkTimeMin' | 'talkTimeMax' | 'scoreMin' | 'scoreMax' | 'revenueMin' | 'revenueMax') =>
    one(search, name, callLogFilter[name]);
  const [talkTimeMin, talkTimeMax] = ends(number('talkTimeMin'), number('talkTimeMax'));
  const [scoreMin, scoreMax] = ends(number('scoreMin'), number('scoreMax'));
  const [revenueMin, revenueMax] = ends(number('revenueMin'), number('revenueMax'));
  return {
    kind: many(search, 'kind', CallKind),
    direction: one(search, 'direction', CallDirection) ?? null,
    network: many(search, 'network', NumberNetwork),
    tags: many(search, 'tags', TagName),
    leadStatus: many(search, 'leadStatus', AskedLeadStatus),
    firstTimeCaller: one(search, 'firstTimeCaller', callsOfFigure.firstTimeCaller) ?? null,
    audio: one(search, 'audio', callFilter.audio) ?? null,
    heard: one(search, 'heard', callLogFilter.heard) ?? null,
    talkTimeMin,
    talkTimeMax,
    scoreMin,
    scoreMax,
    revenueMin,
    revenueMax,
    answeredBy: one(search, 'answeredBy', callLogFilter.answeredBy) ?? null,
    rangLast: one(search, 'rangLast', callLogFilter.rangLast) ?? null,
    area: one(search, 'area', callLogFilter.area) ?? null,
    location: one(search, 'location', callLogFilter.location) ?? null,
    notes: one(search, 'notes', callLogFilter.notes) ?? null,
  };
}

export function logFiltersToSearchParams(filters: LogFilters): [string, string][] {
  return logFilterNames.flatMap((name) =>
    [filters[name] ?? []].flat().map((value): [string, string] => [name, String(value)]),
  );
}

export type LogQuery = Partial<CallLogFilter & Pick<CallsOfFigure, 'firstTimeCaller'>> & {
  kind?: CallKind[];
  audio?: YesOrNo | undefined;
  leadStatus?: AskedLeadStatus[] | undefined;
};

/** The part of a call log's query: only parameters that filter something. */
export function logFiltersToQuery(filters: LogFilters): LogQuery {
  const set = logFilterNames.filter((name) => [filters[name] ?? []].flat().length > 0);
  return Object.fromEntries(set.map((name) => [name, filters[name]]));
}

export type LogFilterProblem = 'talkTimeBackwards' | 'scoreBackwards' | 'revenueBackwards';

export function logFilterProblems(filters: LogFilters): LogFilterProblem[] {
  const { talkTimeMin, talkTimeMax, scoreMin, scoreMax, revenueMin, revenueMax } = filters;
  return [
    ...(isBackwards(talkTimeMin, talkTimeMax) ? (['talkTimeBackwards'] as const) : []),
    ...(isBackwards(scoreMin, scoreMax) ? (['scoreBackwards'] as const) : []),
    ...(isBackwards(revenueMin, revenueMax) ? (['revenueBackwards'] as const) : []),
  ];
}
