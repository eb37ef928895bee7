import Papa from 'papaparse';

/** The start of a file that is imported, to choose its columns by. */
export interface ImportFile {
  file: File;
  /** Cells of the first lines. */
  lines: readonly (readonly string[])[];
}

const shownLines = 5;
const readBytes = 65_536;

export async function readImportFile(file: File): Promise<ImportFile> {
  const text = await file.slice(0, readBytes).text();
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { preview: shownLines, skipEmptyLines: true });
  return { file, lines: data };
}

/** A first line with a digit in it is no header. */
export function hasHeader([first = []]: ImportFile['lines']): boolean {
  return !first.some((cell) => /\d/.test(cell));
}
