import type { Db } from '../../db/executor.ts';
import { countByBucket, countBySource, countTotals } from '../../repositories/calls/rawReports.repository.ts';
import { offsetSegments, quarterMs } from './localTime.ts';
import type { Figures, ReportQuestion, ReportSource } from './reportSource.ts';

/** The reference implementation, which counts the calls themselves. */
export function rawReportSource(db: Db): ReportSource {
  const count = async (bucket: 'day' | 'weekHour', question: ReportQuestion) => {
    const { range, timezone, scope } = question;
    const segments = offsetSegments(range.from, range.to, timezone);
    const rows = await countByBucket(db, bucket, { scope, filter: within(question), segments });
    return new Map<number, Figures>(rows.map(({ bucket: key, ...figures }) => [key, figures]));
  };
  return {
    byDay: (question) => count('day', question),
    byWeekHour: (question) => count('weekHour', question),
    async totals(question) {
      const row = await countTotals(db, { scope: question.scope, filter: within(question) });
      if (!row) throw new Error('an aggregate returned no row');
      const { duration_sum: durationSum, talk_sum: talkSum, ...figures } = row;
      return { ...figures, durationSum, talkSum };
    },
    async bySource(question) {
      const rows = await countBySource(db, { scope: question.scope, filter: within(question) });
      return rows.map(({ duration_sum: durationSum, ...row }) => ({ ...row, durationSum }));
    },
  };
}

function within({ filter, range }: ReportQuestion) {
  return { ...filter, dateStart: new Date(range.from * quarterMs), dateEnd: new Date(range.to * quarterMs) };
}
