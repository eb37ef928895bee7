import type { Summary, HeatCell, TimeDayRow } from '#contract/reporting/reports.contract.ts';
import type { DateView } from '#values/callFilter.ts';

/** The figures of a scheduled report, as its text and its chart show them. */
export type ReportFigures =
  | { report: 'summary'; now: Summary; before: Summary }
  | { report: 'timeday'; view: DateView; rows: TimeDayRow[]; heat: HeatCell[] }
  /** Rows by name, or by day or hour with a `view`; by tag with the calls that there are, of which a row each has those of its tag. */
  | { report: 'rows'; view?: DateView; rows: MailRow[]; tagged?: { calls: number } };

/** A row of a report: its calls with how many of them were answered, or with their share of all in percent. */
export type MailRow = { name: string; total: number } & ({ answered: number } | { percent: number });
