import type { z } from 'zod';
import type { reports, Summary } from '#contract/reporting/reports.contract.ts';
import {
  type LocalRange,
  rangeBefore,
  rangeLastYear,
  rangeOf,
  sameWeekdaysBefore,
} from '../../telephony/calls/localRange.ts';
import { averagesOf } from './groups.ts';
import type { Reporting } from './reporting.ts';

type SummaryQuery = z.output<typeof reports.getSummary.query>;

/** The totals of the selected days, and of the days they are compared with. */
export async function summarise({ source, scope, now }: Reporting, query: SummaryQuery) {
  const { timezone, compare } = query;
  const range = rangeOf(query, now);
  const of = async (days: LocalRange): Promise<Summary> => {
    const counted = await source.totals({ scope, range: days, timezone, filter: query });
    const { total, answer, missed, voicemail, abandoned, first, returning } = counted;
    return { total, answer, missed, voicemail, abandoned, first, returning, ...averagesOf(counted) };
  };
  const earlier = {
    previous: () => rangeBefore(range, timezone),
    year: () => rangeLastYear(range, timezone),
    weekday: () => sameWeekdaysBefore(range, timezone, now),
  }[compare]();
  const [chosen, before] = await Promise.all([of(range), of(earlier)]);
  return { countedAt: source.countedAt().toISOString(), now: chosen, before };
}
