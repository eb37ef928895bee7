import Papa from 'papaparse';
import type { Column } from './column.ts';

/** A table as text that is safe to open in a spreadsheet. Only `toCsv` makes one. */
export type Csv = string & { readonly __csv: never };

/** What a spreadsheet would run as a formula, by its first character, of half or full width (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
/** What ends a field somewhere: spreadsheets of many countries take semicolons and tabs too. */
const ending = /[",;\t\r\n]/;
const plainNumber = /^-?\d+(\.\d+)?$/;
/** E.164 numbers begin with a plus and are no formulas. */
const phoneNumber = /^\+\d{4,15}$/;

/** One value as a spreadsheet may read it: text that it would run is led by an apostrophe. */
function safeValue(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const runs = formula.test(text) && !plainNumber.test(text) && !phoneNumber.test(text);
  return runs ? `'${text}` : text;
}

const writeLine = (line: readonly (string | number | null)[]) =>
  Papa.unparse([line.map(safeValue)], { quotes: (value) => ending.test(String(value)) });

/** One value as RFC 4180 writes it. */
export const csvField = (value: string | number | null): string => writeLine([value]);

/** A table with a head line, every line ended by CR LF. */
export function toCsv(head: readonly string[], lines: readonly (readonly (string | number | null)[])[]): Csv {
  return [head, ...lines].map((line) => `${writeLine(line)}\r\n`).join('') as Csv;
}

/** The CSV of what is seen: the given columns in their order, one line a row. */
export function rowsToCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Csv {
  const exported = columns.flatMap(({ title, text }) => (text ? [{ title, text }] : []));
  return toCsv(
    exported.map(({ title }) => title),
    rows.map((row) => exported.map(({ text }) => text(row))),
  );
}
