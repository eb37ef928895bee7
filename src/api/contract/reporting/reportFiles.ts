import { type Money, moneyCode } from '#values/money.ts';
import type { AgentRow } from './outbound.contract.ts';
import type { CostRow } from './costRow.ts';
import type {
  DurationRow,
  GroupRow,
  InsightRow,
  IvrRow,
  MissedRow,
  SourceRow,
  TimeDayRow,
} from './reports.contract.ts';

/** A report as a file, in the row shape of its export (specification section 3). */
export interface ReportFile {
  head: readonly string[];
  lines: readonly (readonly (string | number)[])[];
}

/**
 * The file of each report, the same from the page and by mail: labels as data (`2026-11-20`, `0-30`, `1` for Monday, `9` for
 * the hour), seconds and percents to a tenth, amounts with a point and their currency.
 */
export const reportFiles = {
  timeAndDay: (rows: readonly TimeDayRow[]) => fileOf(rows, ['label', 'answer', 'missed', 'first', 'returning']),
  missed: (rows: readonly MissedRow[]) => fileOf(rows, ['label', 'answered', 'abandoned', 'missed']),
  durations: (rows: readonly DurationRow[]) => fileOf(rows, ['label', 'num', 'percent']),
  sources: (rows: readonly SourceRow[]) =>
    fileOf(rows, ['source', 'total', 'first', 'returning', 'answer', 'missed', 'abandoned', 'avgDuration']),
  costs: (rows: readonly CostRow[]) =>
    fileOf(rows, ['source', 'total', 'leads', 'won', 'revenue', 'cost', 'costPerLead', 'costPerSale']),
  groups: (rows: readonly GroupRow[]) =>
    fileOf(rows, ['name', 'total', 'newCallers', 'answered', 'missed', 'abandoned', 'avgDuration', 'revenue']),
  ivr: (rows: readonly IvrRow[]) =>
    fileOf(rows, ['name', 'digits', 'tot', 'answer', 'missed', 'abandoned', 'avgDuration']),
  insight: (rows: readonly InsightRow[]) =>
    fileOf(rows, ['label', 'total', 'answered', 'missed', 'abandoned', 'newCallers']),
  agents: (rows: readonly AgentRow[]) =>
    fileOf(
      rows.map((row) => ({ ...row, name: nameOfAgent(row) })),
      ['name', 'total', 'answered', 'avgTalk', 'avgDuration'],
    ),
};

/** A user without a name is told apart by their number. */
export const nameOfAgent = ({ name, user }: Pick<AgentRow, 'name' | 'user'>) => name || `#${user}`;

/** The file of rows: the named fields of each. */
export function fileOf<Row extends object>(rows: readonly Row[], head: readonly (keyof Row & string)[]): ReportFile {
  return { head, lines: rows.map((row) => head.map((name) => cellOf(row[name]))) };
}

function cellOf(value: unknown): string | number {
  if (typeof value === 'number') return Math.round(value * 10) / 10;
  return Array.isArray(value) ? (value as Money[]).map(moneyCode).join(' + ') : String(value);
}
