import Papa from 'papaparse';
import type { ReportFile } from '#contract/reporting/reportFiles.ts';
import { csvSeparators, safeCell } from '#values/safeCell.ts';

/** A file that is safe to open in a spreadsheet. A byte order mark tells it that the file is UTF-8. */
export function reportCsv({ head, lines }: ReportFile): Buffer {
  const cells = [head, ...lines].map((line) => line.map(safeCell));
  return Buffer.from(`\ufeff${Papa.unparse(cells, { quotes: (value) => csvSeparators.test(String(value)) })}\r\n`);
}
