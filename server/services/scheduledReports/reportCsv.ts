import Papa from 'papaparse';
import { safeCell } from '#values/safeCell.ts';

/** The figures of a report in the row shape of its export. */
export interface ReportCsv {
  head: readonly string[];
  lines: readonly (readonly (string | number)[])[];
}

/** A file that is safe to open in a spreadsheet. A byte order mark tells it that the file is UTF-8. */
export function reportCsv({ head, lines }: ReportCsv): Buffer {
  const cells = [head, ...lines].map((line) => line.map(safeCell));
  return Buffer.from(`\ufeff${Papa.unparse(cells)}\r\n`);
}

/** Numbered columns of rows, rounded to a tenth. */
export function csvOf<Row extends object>(rows: readonly Row[], head: readonly (keyof Row & string)[]): ReportCsv {
  const cellOf = (value: unknown) => (typeof value === 'number' ? Math.round(value * 10) / 10 : String(value));
  return { head, lines: rows.map((row) => head.map((name) => cellOf(row[name]))) };
}
