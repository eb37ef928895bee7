import type { Db } from '../../db/executor.ts';
import { countByDuration, countByGroup, countByKeys } from '../../repositories/calls/rawGroups.repository.ts';
import { type Asked, countByBucket, countTotals } from '../../repositories/calls/rawReports.repository.ts';
import { localTimeOf } from './localRange.ts';
import { offsetSegments, quarterMs } from './localTime.ts';
import type { Figures, ReportQuestion, ReportSource } from './reportSource.ts';

/** The reference implementation, which counts the calls themselves. */
export function rawReportSource(db: Db): ReportSource {
  const count = async (bucket: 'day' | 'weekHour', question: ReportQuestion) => {
    const { range, timezone } = question;
    const segments = offsetSegments(range.from, range.to, timezone);
    const rows = await countByBucket(db, bucket, asked(question), segments);
    return new Map<number, Figures>(rows.map(({ bucket: key, ...figures }) => [key, figures]));
  };
  return {
    byDay: (question) => count('day', question),
    byWeekHour: (question) => count('weekHour', question),
    totals: (question) => countTotals(db, asked(question)),
    byGroup: (question, name, limits = {}) => countByGroup(db, name, asked(question), limits),
    byDuration: (question, bounds) => countByDuration(db, asked(question), bounds),
    byKeys: (question) => countByKeys(db, asked(question)),
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
