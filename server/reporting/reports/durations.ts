import { DurationLabel, type DurationRow } from '#contract/reporting/reports.contract.ts';
import { comparedRows, type ReportQuery, type Reporting } from './reporting.ts';

/** The seconds at which all but the first length begin: `31-60` begins at 31. */
const bounds = DurationLabel.options.slice(1).map((label) => Number.parseInt(label, 10));

/** Calls that are over by how long they lasted, with their share of all in percent to one decimal. */
export function durations(reporting: Reporting, query: ReportQuery) {
  return comparedRows<DurationRow>(reporting, query, async (question) => {
    const found = await reporting.source.byDuration(question, bounds);
    const total = found.reduce((sum, num) => sum + num, 0);
    return DurationLabel.options.map((label, at) => {
      const num = found[at] ?? 0;
      return { label, num, percent: total === 0 ? 0 : Math.round((num / total) * 1000) / 10 };
    });
  });
}
