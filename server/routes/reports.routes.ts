import type { reports } from '#contract/reports.contract.ts';
import type { HandlersFor } from '../http/handler.ts';
import { rawReportSource } from '../services/reports/rawReportSource.ts';
import { bySource } from '../services/reports/bySource.ts';
import { summarise } from '../services/reports/summary.ts';
import { timeAndDay } from '../services/reports/timeAndDay.ts';

export const reportHandlers: HandlersFor<typeof reports> = {
  getTimeAndDay: ({ db, scope, input, now }) => timeAndDay(rawReportSource(db), scope, input.query, now()),
  getSummary: ({ db, scope, input, now }) => summarise(rawReportSource(db), scope, input.query, now()),
  getSources: ({ db, scope, input, now }) => bySource(rawReportSource(db), scope, input.query, now()),
};
