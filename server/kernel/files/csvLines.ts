import Papa from 'papaparse';
import { type CellValue, csvSeparators, safeCell } from '#values/safeCell.ts';

/** CSV (RFC 4180) of batches of rows, each ending in CR LF; a byte order mark tells spreadsheets that it is UTF-8. */
export async function* csvLines(
  head: readonly string[],
  batches: AsyncIterable<readonly (readonly CellValue[])[]>,
): AsyncGenerator<string> {
  yield `\ufeff${lines([head])}`;
  for await (const rows of batches) if (rows.length > 0) yield lines(rows);
}

function lines(rows: readonly (readonly CellValue[])[]): string {
  const cells = rows.map((row) => row.map(safeCell));
  return `${Papa.unparse(cells, { quotes: (value) => csvSeparators.test(String(value)), newline: '\r\n' })}\r\n`;
}
