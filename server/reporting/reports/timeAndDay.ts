import type { HeatCell, MissedRow, TimeDayRow } from '#contract/reporting/reports.contract.ts';
import type { DateView } from '#values/callFilter.ts';
import { bucketsOf, type LabelledFigures, noCalls } from './buckets.ts';
import { comparedDays, comparedRows, type ReportQuery, type Reporting } from './reporting.ts';
import type { Figures } from './reportSource.ts';

interface Counted {
  rows: TimeDayRow[];
  week: ReadonlyMap<number, Figures>;
}

/** The heat map is of the selected days alone. */
const noWeek: Counted['week'] = new Map();

/** Calls by hour, weekday, day or month in a time zone, including empty buckets, with the heat map. */
export async function timeAndDay(reporting: Reporting, query: ReportQuery) {
  const { source } = reporting;
  const { countedAt, part, earlier } = await comparedDays(reporting, query, async (question, later?: Counted) => {
    const rows = await bucketsOf(source, query.dateview, question);
    return { rows: rows.map(timeDayRow), week: later ? noWeek : await source.byWeekHour(question) };
  });
  const before = earlier && { ...earlier.days, rows: earlier.part.rows };
  return { countedAt, rows: part.rows, before, heat: heatOf(part.week) };
}

/** Answered, abandoned and missed calls by bucket. */
export function missedCalls(reporting: Reporting, query: ReportQuery, view: DateView) {
  return comparedRows<MissedRow>(reporting, query, async (question) =>
    (await bucketsOf(reporting.source, view, question)).map(
      ({ label, answer: answered, abandoned, missed, voicemail }) => ({
        label,
        answered,
        abandoned,
        missed,
        voicemail,
      }),
    ),
  );
}

function timeDayRow({ label, answer, missed, voicemail, abandoned, first, returning }: LabelledFigures): TimeDayRow {
  return { label, answer, missed, voicemail, abandoned, first, returning };
}

function heatOf(week: Counted['week']): HeatCell[] {
  return Array.from({ length: 168 }, (_, bucket) => {
    const { total, answer } = week.get(bucket) ?? noCalls;
    return { weekday: Math.floor(bucket / 24) + 1, hour: bucket % 24, total, answer };
  });
}
