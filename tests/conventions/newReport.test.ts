import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/kernel/endpoint.ts';
import { compared, reportOf } from '#contract/kernel/reportShape.ts';
import { callFilter, CallFilter } from '#values/callFilter.ts';
import type { Db } from '../../server/kernel/db/executor.ts';
import type { HandlersFor } from '../../server/kernel/http/handler.ts';
import { reportingOf } from '../../server/reporting/reports/reportingOf.ts';
import { scopeOf } from '../../server/kernel/access/scope.ts';
import { comparedRows, type ReportQuery, type Reporting } from '../../server/reporting/reports/reporting.ts';
import { FigureCache } from '../../server/reporting/reports/figureCache.ts';
import { rawReportSource } from '../../server/reporting/reports/rawReportSource.ts';
import type { Figures, ReportQuestion, ReportSource } from '../../server/reporting/reports/reportSource.ts';

/** Step 1: its endpoint, with the filters of every report. The product has no such report. */
const reports = {
  getMissedShare: endpoint({
    method: 'GET',
    path: '/v2/reports/missedshare',
    summary: 'The share of missed calls by weekday, 1 to 7, Monday first',
    access: 'session',
    roles: [],
    query: z.object({ ...callFilter, ...compared }),
    response: reportOf(z.object({ weekday: z.number().int(), share: z.number() })),
  }),
};

/** Step 2: its calculation. */
function missedShare(reporting: Reporting, query: ReportQuery) {
  return comparedRows(reporting, query, async (question) => {
    const week = await reporting.source.byWeekHour(question);
    return [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
      const hours = [...week].filter(([bucket]) => Math.floor(bucket / 24) + 1 === weekday).map(([, one]) => one);
      const sum = (key: keyof Figures) => hours.reduce((total, one) => total + one[key], 0);
      return { weekday, share: sum('total') === 0 ? 0 : sum('missed') / sum('total') };
    });
  });
}

/** Step 3: its handler. */
const handlers = (figures: FigureCache): HandlersFor<typeof reports> => ({
  getMissedShare: (context) => missedShare(reportingOf(context, figures), context.input.query),
});
// @ts-expect-error A missing handler does not compile.
const withoutHandler: HandlersFor<typeof reports> = {};
// @ts-expect-error Nor does a figure that the source does not have.
const withoutFigure = (source: ReportSource) => source.byQuarter;

/** A source with two hours of calls, which records its queries. */
function aSource(asked: ReportQuestion[]): ReportSource {
  const figures = { total: 4, answer: 3, missed: 1, abandoned: 0, voicemail: 0, first: 4, returning: 0 };
  return {
    ...rawReportSource({} as Db, new Date('2026-03-10T00:00:00Z')),
    byWeekHour(question) {
      asked.push(question);
      return Promise.resolve(
        new Map([
          [24 + 9, figures],
          [24 + 10, { ...figures, missed: 3 }],
        ]),
      );
    },
  };
}

test("a new report counts the days of its filter in the filter's time zone, and the days it is compared with", async () => {
  const asked: ReportQuestion[] = [];
  const query = CallFilter.parse({ datefrom: '2026-03-01', dateto: '2026-03-07', timezone: 'Australia/Melbourne' });
  const reporting = { source: aSource(asked), scope: scopeOf([1]), now: new Date('2026-03-10T00:00:00Z') };
  const { rows, before } = await missedShare(reporting, { ...query, compare: 'year' });
  expect(rows.map(({ share }) => share)).toEqual([0, 0.5, 0, 0, 0, 0, 0]);
  expect(before).toEqual({ datefrom: '2025-03-02', dateto: '2025-03-08', rows });
  expect(
    asked.map(({ scope, timezone, range }) => ({ scope, timezone, first: range.firstDay, last: range.lastDay })),
  ).toEqual([
    { scope: scopeOf([1]), timezone: 'Australia/Melbourne', first: '2026-03-01', last: '2026-03-07' },
    { scope: scopeOf([1]), timezone: 'Australia/Melbourne', first: '2025-03-02', last: '2025-03-08' },
  ]);
});

test('its rows match the contract', () => {
  const { response } = reports.getMissedShare;
  const report = { countedAt: '2026-03-10T00:00:00Z', before: null };
  expect(response.safeParse({ ...report, rows: [{ weekday: 1, share: 0.5 }] }).success).toBe(true);
  expect(response.safeParse({ ...report, rows: [{ weekday: 1 }] }).success).toBe(false);
});

test('forgetting a part does not compile', () => {
  expect([Object.keys(handlers(new FigureCache())), withoutHandler]).toEqual([['getMissedShare'], {}]);
  expect(withoutFigure(aSource([]))).toBeUndefined();
});
