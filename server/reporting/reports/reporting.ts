import type { ReportComparison } from '#contract/kernel/reportShape.ts';
import type { CallFilter } from '#values/callFilter.ts';
import type { CallDirection } from '#values/callStatus.ts';
import type { Scope } from '../../kernel/access/scope.ts';
import { type LocalRange, rangeBefore, rangeLastYear, rangeOf } from '../../telephony/calls/localRange.ts';
import type { ReportQuestion, ReportSource } from './reportSource.ts';

export type ReportQuery = CallFilter & { compare?: ReportComparison | undefined };

/** A report that is asked for: where its figures come from, of which accounts, and when. */
export interface Reporting {
  source: ReportSource;
  scope: Scope;
  now: Date;
}

interface Earlier<Part> {
  days: { datefrom: string; dateto: string };
  part: Part;
}

/**
 * Counts the days of a query and, if it compares, the earlier days; `count` is given what it found for the former when
 * it counts the latter.
 */
export async function comparedDays<Part>(
  { source, scope, now }: Reporting,
  query: ReportQuery,
  count: (question: ReportQuestion, later?: Part) => Promise<Part>,
  direction?: CallDirection,
): Promise<{ countedAt: string; part: Part; earlier: Earlier<Part> | null }> {
  const { timezone, compare } = query;
  const range = rangeOf(query, now);
  const of = (days: LocalRange): ReportQuestion => ({
    scope,
    range: days,
    timezone,
    filter: query,
    ...(direction && { direction }),
  });
  const part = await count(of(range));
  if (compare === undefined) return { countedAt: source.countedAt().toISOString(), part, earlier: null };
  const before = compare === 'year' ? rangeLastYear(range, timezone) : rangeBefore(range, timezone);
  const days = { datefrom: before.firstDay, dateto: before.lastDay };
  const earlier = { days, part: await count(of(before), part) };
  return { countedAt: source.countedAt().toISOString(), part, earlier };
}

/** The rows of a report, and those of the days it is compared with. */
export async function comparedRows<Row>(
  reporting: Reporting,
  query: ReportQuery,
  count: (question: ReportQuestion, later?: Row[]) => Promise<Row[]>,
) {
  const { countedAt, part, earlier } = await comparedDays(reporting, query, count);
  return { countedAt, rows: part, before: earlier && { ...earlier.days, rows: earlier.part } };
}
