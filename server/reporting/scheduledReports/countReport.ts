import { fileOf, nameOfAgent, type ReportFile, reportFiles } from '#contract/reporting/reportFiles.ts';
import type { GroupRow } from '#contract/reporting/reports.contract.ts';
import type { ReportKind } from '#contract/reporting/scheduledReports.contract.ts';
import type { CallFilter } from '#values/callFilter.ts';
import { durations } from '../reports/durations.ts';
import { bySource, topGroups, webRows, webSummary } from '../reports/groups.ts';
import { insightOf } from '../reports/insight.ts';
import { ivr } from '../reports/ivr.ts';
import { agentReport } from '../outbound/outbound.ts';
import type { Reporting } from '../reports/reporting.ts';
import { summarise } from '../reports/summary.ts';
import { missedCalls, timeAndDay } from '../reports/timeAndDay.ts';
import type { ReportFigures } from './reportFigures.ts';

interface CountedReport {
  figures: ReportFigures;
  csv: ReportFile;
}

type Count = (reporting: Reporting, query: CallFilter) => Promise<CountedReport>;

const counts: Record<ReportKind, Count> = {
  async summary(reporting, query) {
    const { now, before } = await summarise(reporting, { ...query, compare: 'previous' });
    const rows = [
      { period: 'now', ...now },
      { period: 'before', ...before },
    ];
    const head = ['period', 'total', 'answer', 'missed', 'abandoned', 'first', 'returning', 'avgDuration', 'avgTalk'];
    return { figures: { report: 'summary', now, before }, csv: fileOf(rows, head as (keyof (typeof rows)[number])[]) };
  },
  async timeday(reporting, query) {
    const { rows, heat } = await timeAndDay(reporting, query);
    const figures: ReportFigures = { report: 'timeday', view: query.dateview, rows, heat };
    return { figures, csv: reportFiles.timeAndDay(rows) };
  },
  async missed(reporting, query) {
    const { rows } = await missedCalls(reporting, query, query.dateview);
    const shown = rows.map(({ label: name, answered, missed, abandoned }) => {
      return { name, answered, total: answered + missed + abandoned };
    });
    const figures: ReportFigures = { report: 'rows', view: query.dateview, rows: shown };
    return { figures, csv: reportFiles.missed(rows) };
  },
  async duration(reporting, query) {
    const { rows } = await durations(reporting, query);
    const shown = rows.map(({ label: name, num: total, percent }) => ({ name, total, percent }));
    return { figures: { report: 'rows', rows: shown }, csv: reportFiles.durations(rows) };
  },
  async source(reporting, query) {
    const { rows } = await bySource(reporting, query);
    const shown = rows.map(({ source: name, total, answer: answered }) => ({ name, total, answered }));
    return { figures: { report: 'rows', rows: shown }, csv: reportFiles.sources(rows) };
  },
  numbers: async (...asked) => ofGroups((await topGroups(...asked, 'number')).rows),
  accounts: async (...asked) => ofGroups((await topGroups(...asked, 'account')).rows),
  areas: async (...asked) => ofGroups((await topGroups(...asked, 'area')).rows),
  async tags(reporting, query) {
    const [{ rows }, { now }] = await Promise.all([
      topGroups(reporting, query, 'tag'),
      summarise(reporting, { ...query, compare: 'previous' }),
    ]);
    const { csv } = ofGroups(rows);
    return { figures: { report: 'rows', rows: [...rows], tagged: { calls: now.total } }, csv };
  },
  web: async (...asked) => ofGroups((await webSummary(...asked)).rows),
  keywords: async (...asked) => ofGroups((await webRows(...asked, 'keyword')).rows),
  landing: async (...asked) => ofGroups((await webRows(...asked, 'landing')).rows),
  conversion: async (...asked) => ofGroups((await webRows(...asked, 'conversion')).rows),
  async ivr(reporting, query) {
    const { rows } = await ivr(reporting, query);
    const shown = rows.map(({ name, digits, tot: total, answer: answered }) => {
      return { name: digits === name ? digits : `${digits} (${name})`, total, answered };
    });
    return { figures: { report: 'rows', rows: shown }, csv: reportFiles.ivr(rows) };
  },
  async repeat(reporting, query) {
    const { rows } = await insightOf(reporting, query, 'repeat');
    const shown = rows.map(({ label: name, total, answered }) => ({ name, total, answered }));
    return { figures: { report: 'rows', rows: shown }, csv: reportFiles.insight(rows) };
  },
  async outbound(reporting, query) {
    const { agents } = await agentReport(reporting, query, 'all');
    const named = agents.map((agent) => ({ ...agent, name: nameOfAgent(agent) }));
    return { figures: { report: 'rows', rows: named }, csv: reportFiles.agents(agents) };
  },
};

/** Counts a scheduled report, for its mail and the file that comes with it. */
export function countReport(reporting: Reporting, report: ReportKind, query: CallFilter): Promise<CountedReport> {
  return counts[report](reporting, query);
}

function ofGroups(rows: readonly GroupRow[]): CountedReport {
  return { figures: { report: 'rows', rows: [...rows] }, csv: reportFiles.groups(rows) };
}
