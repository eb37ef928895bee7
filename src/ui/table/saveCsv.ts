import type { Csv } from './csv.ts';

/** Downloads a CSV file. A byte order mark tells spreadsheets that it is UTF-8. */
export function saveCsv(name: string, csv: Csv): void {
  const url = URL.createObjectURL(new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
