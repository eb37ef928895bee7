import type { Summary } from '#contract/reports.contract.ts';
import type { CallFilter } from '#values/callFilter.ts';
import type { Scope } from '../../repositories/scope.ts';
import { type LocalRange, rangeBefore, rangeOf } from './localRange.ts';
import type { ReportSource } from './reportSource.ts';

/** The totals of the chosen days and of as many days right before them. */
export async function summarise(
  source: ReportSource,
  scope: Scope,
  query: CallFilter,
  now: Date,
): Promise<{ now: Summary; before: Summary }> {
  const range = rangeOf(query, now);
  const of = async (days: LocalRange) => {
    const { durationSum, ...figures } = await source.totals({
      scope,
      range: days,
      timezone: query.timezone,
      filter: query,
    });
    return { ...figures, avgDuration: figures.total === 0 ? 0 : durationSum / figures.total };
  };
  const [chosen, before] = await Promise.all([of(range), of(rangeBefore(range, query.timezone))]);
  return { now: chosen, before };
}
