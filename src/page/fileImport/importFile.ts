import Papa from 'papaparse';
import type { FileRefusal } from '../../ui/upload/acceptedFile.ts';

/** The start of a file that is imported, to choose its columns by. */
export interface ImportFile {
  file: File;
  /** Cells of the first lines. */
  lines: readonly (readonly string[])[];
}

const shownLines = 5;
const readBytes = 65_536;

/** Reads the start of a CSV file or a workbook, or says why it can’t be read. Only workbooks load their reader. */
export async function readImportFile(file: File): Promise<ImportFile | FileRefusal> {
  const text = await file.slice(0, readBytes).text();
  if (text.startsWith('PK\u0003\u0004')) {
    const { startOfWorkbook } = await import('./workbookStart.ts');
    const lines = await startOfWorkbook(file, shownLines);
    return lines ? { file, lines } : 'file-invalid-type';
  }
  if (text.includes('\0')) return 'file-invalid-type';
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { preview: shownLines, skipEmptyLines: true });
  return { file, lines: data };
}

/** A first line with a digit in it is no header. */
export function hasHeader([first = []]: ImportFile['lines']): boolean {
  return !first.some((cell) => /\d/.test(cell));
}
