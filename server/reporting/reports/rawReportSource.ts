import { cancellable } from '../../kernel/db/cancellable.ts';
import type { Db, Executor } from '../../kernel/db/executor.ts';
import { countLeads } from './leadsOfSources.repository.ts';
import { countJourneys } from './journeys.repository.ts';
import { countByDuration, countByGroup, countByKeys, nameGroups } from './rawGroups.repository.ts';
import { type Asked, countByBucket, countTotals } from './rawReports.repository.ts';
import type { FigureCache } from './figureCache.ts';
import { localTimeOf } from '../../telephony/calls/localRange.ts';
import { offsetSegments, quarterMs } from '../../kernel/time/localTime.ts';
import type { ReportQuery } from './reporting.ts';
import type { Figures, ReportQuestion, ReportSource } from './reportSource.ts';

/** Counts, or finds what was counted before by the name of the figures and what was asked. */
type Count = <Result>(
  name: string,
  question: ReportQuestion,
  options: object,
  count: (db: Executor, asked: Asked) => Promise<Result>,
) => Promise<Result>;

/** The reference implementation, which counts the calls themselves. */
export function rawReportSource(db: Db, now: Date): ReportSource {
  return sourceOf(
    db,
    (_name, question, _options, count) => count(db, asked(question)),
    () => now,
  );
}

export interface FigureSource {
  db: Db;
  /** Cancels statements, also of the tenant's connections. */
  system: Db;
  figures: FigureCache;
  now: Date;
  /** Aborted when the reader leaves: what is only counted for them is cancelled in the database. */
  signal: AbortSignal;
}

/** Counts the calls themselves, unless it has since none of them changed. */
export function cachedReportSource({ db, system, figures, now, signal }: FigureSource): ReportSource {
  let oldest = now;
  const count: Count = async (name, question, options, run) => {
    const { scope, range, timezone, direction } = question;
    const accounts = scope.accounts.toSorted((one, other) => one - other);
    const narrowing: Partial<ReportQuery> = question.filter;
    const { datefrom: _f, dateto: _t, account: _a, dateview: _v, compare: _c, ...filter } = narrowing;
    const { from, to } = range;
    const counted = await figures.get({
      key: JSON.stringify([name, accounts, from, to, timezone, direction, filter, options]),
      accounts,
      now,
      signal,
      count: (ended) => cancellable({ db, system }, ended, (tx) => run(tx, asked(question))),
    });
    if (counted.at < oldest) oldest = counted.at;
    return counted.figures;
  };
  return sourceOf(db, count, () => oldest);
}

function sourceOf(db: Db, count: Count, countedAt: () => Date): ReportSource {
  const countBuckets = async (bucket: 'day' | 'weekHour', question: ReportQuestion) => {
    const { range, timezone } = question;
    const segments = offsetSegments(range.from, range.to, timezone);
    const rows = await count(bucket, question, {}, (tx, calls) => countByBucket(tx, bucket, calls, segments));
    return new Map<number, Figures>(rows.map(({ bucket: key, ...figures }) => [key, figures]));
  };
  return {
    countedAt,
    byDay: (question) => countBuckets('day', question),
    byWeekHour: (question) => countBuckets('weekHour', question),
    totals: (question) => count('totals', question, {}, countTotals),
    async byGroup(question, name, limits = {}) {
      const groups = await count(name, question, limits, (tx, calls) => countByGroup(tx, name, calls, limits));
      const keys = groups.map(({ keys: [key] }) => key);
      // Names are not kept, because they change without their calls.
      const names = await nameGroups(db, question.scope, name, keys);
      return groups.map(({ called, ...group }) => ({ ...group, label: names.get(group.keys[0]) ?? called }));
    },
    leadsBySource: (question) => count('leads', question, {}, countLeads),
    byDuration: (question, bounds) =>
      count('duration', question, bounds, (tx, calls) => countByDuration(tx, calls, bounds)),
    journeys: (question) => count('journeys', question, {}, countJourneys),
    byKeys: (question) => count('keys', question, {}, countByKeys),
  };
}

function asked({ scope, filter, range, timezone, direction = 'inbound' }: ReportQuestion): Asked {
  const { hour, weekday, ...conditions } = filter;
  return {
    scope,
    filter: {
      ...conditions,
      direction,
      dateStart: new Date(range.from * quarterMs),
      dateEnd: new Date(range.to * quarterMs),
      ...localTimeOf({ hour, weekday, timezone }, range),
    },
  };
}
