import Papa from 'papaparse';
import type { Column } from './column.ts';

/** CSV that is safe to open in a spreadsheet. Only `toCsv` creates it. */
export type Csv = string & { readonly __csv: never };

/** First characters that make spreadsheets run a formula, half or full width (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
/** Field separators: in many countries, spreadsheets also split at semicolons and tabs. */
const ending = /[",;\t\r\n]/;
const plainNumber = /^-?\d+(\.\d+)?$/;
/** E.164 numbers begin with a plus but are not formulas. */
const phoneNumber = /^\+\d{4,15}$/;

/** Prefixes an apostrophe to text that a spreadsheet would run. */
function safeValue(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const runs = formula.test(text) && !plainNumber.test(text) && !phoneNumber.test(text);
  return runs ? `'${text}` : text;
}

const writeLine = (line: readonly (string | number | null)[]) =>
  Papa.unparse([line.map(safeValue)], { quotes: (value) => ending.test(String(value)) });

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
