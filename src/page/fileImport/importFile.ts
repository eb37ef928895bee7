import type { CsvEncoding } from '#values/csv/csvEncoding.ts';
import { readCsv } from '#values/csv/readCsv.ts';
import { UnreadableCsv } from '#values/csv/unreadableCsv.ts';
import type { SheetLine } from '#values/rowLimits.ts';
import type { FileRefusal } from '../../ui/upload/acceptedFile.ts';

/** The start of a file that is imported, to choose its columns by. */
export interface ImportFile {
  file: File;
  /** Cells of the first lines, equally many in each. */
  lines: readonly (readonly string[])[];
  /** How a CSV file was read. */
  csv: { encoding: CsvEncoding; separator: string } | null;
}

const shownLines = 5;

/** Reads the start of a CSV file or a workbook, or says why it can’t be read. Only workbooks load their reader. */
export async function readImportFile(file: File): Promise<ImportFile | FileRefusal> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (String.fromCharCode(...start) === 'PK\u0003\u0004') {
    const { startOfWorkbook } = await import('./workbookStart.ts');
    const lines = await startOfWorkbook(file, shownLines);
    return lines ? { file, lines: squared(lines), csv: null } : 'file-invalid-type';
  }
  try {
    const { encoding, separator, lines } = await readCsv(() => chunksOf(file), TextDecoder);
    return { file, lines: squared(await firstOf(lines())), csv: { encoding, separator } };
  } catch (error) {
    if (error instanceof UnreadableCsv) return error.fault === 'binary' ? 'file-invalid-type' : error.fault;
    throw error;
  }
}

/** Not every browser can iterate a stream. */
async function* chunksOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

async function firstOf(lines: AsyncIterable<SheetLine>): Promise<string[][]> {
  const first: string[][] = [];
  for await (const { cells } of lines) if (first.push(cells) === shownLines) break;
  return first;
}

function squared(lines: readonly string[][]): string[][] {
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  return lines.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? ''));
}

/** A first line with a digit in it is no header. */
export function hasHeader([first = []]: ImportFile['lines']): boolean {
  return !first.some((cell) => /\d/.test(cell));
}
