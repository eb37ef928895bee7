import { saveFile } from './saveFile.ts';
import type { Csv } from './csv.ts';

/** Downloads a CSV file. A byte order mark tells spreadsheets that it is UTF-8. */
export function saveCsv(name: string, csv: Csv): void {
  saveFile(`${name}.csv`, new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }));
}
