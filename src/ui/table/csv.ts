import Papa from 'papaparse';
import { csvSeparators, safeCell } from '#values/safeCell.ts';
import type { Column } from './column.ts';

/** CSV that is safe to open in a spreadsheet. Only `toCsv` creates it. */
export type Csv = string & { readonly __csv: never };

const writeLine = (line: readonly (string | number | null)[]) =>
  Papa.unparse([line.map(safeCell)], { quotes: (value) => csvSeparators.test(String(value)) });

/** Formats one value per RFC 4180. */
export const csvField = (value: string | number | null): string => writeLine([value]);

/** Formats a table with a header, lines ending in CR LF. */
export function toCsv(head: readonly string[], lines: readonly (readonly (string | number | null)[])[]): Csv {
  return [head, ...lines].map((line) => `${writeLine(line)}\r\n`).join('') as Csv;
}

/** CSV of the visible rows: the given columns in order, one line per row. */
export function rowsToCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Csv {
  const exported = columns.flatMap(({ title, text }) => (text ? [{ title, text }] : []));
  return toCsv(
    exported.map(({ title }) => title),
    rows.map((row) => exported.map(({ text }) => text(row))),
  );
}
