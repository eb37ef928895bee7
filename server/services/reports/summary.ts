import type { z } from 'zod';
import type { reports, Summary } from '#contract/reports.contract.ts';
import type { Scope } from '../../repositories/scope.ts';
import { type LocalRange, rangeBefore, rangeOf, sameWeekdaysBefore } from './localRange.ts';
import type { ReportSource } from './reportSource.ts';

type SummaryQuery = z.output<typeof reports.getSummary.query>;

/** The totals of the selected days, and of the days they are compared with. */
export async function summarise(
  source: ReportSource,
  scope: Scope,
  query: SummaryQuery,
  now: Date,
): Promise<{ now: Summary; before: Summary }> {
  const { timezone, compare } = query;
  const range = rangeOf(query, now);
  const of = async (days: LocalRange): Promise<Summary> => {
    const { durationSum, talkSum, ...figures } = await source.totals({ scope, range: days, timezone, filter: query });
    return {
      ...figures,
      avgDuration: figures.total === 0 ? 0 : durationSum / figures.total,
      avgTalk: figures.answer === 0 ? 0 : talkSum / figures.answer,
    };
  };
  const earlier = compare === 'weekday' ? sameWeekdaysBefore(range, timezone, now) : rangeBefore(range, timezone);
  const [chosen, before] = await Promise.all([of(range), of(earlier)]);
  return { now: chosen, before };
}
