import { linesOfWorkbook } from '#values/workbook/linesOfWorkbook.ts';
import { openArchive } from './openArchive.ts';

/** The cells of a workbook’s first lines, equally many in each; undefined if it can’t be read. */
export async function startOfWorkbook(file: Blob, most: number): Promise<string[][] | undefined> {
  const lines: string[][] = [];
  try {
    for await (const { cells } of linesOfWorkbook(await openArchive(file))) if (lines.push(cells) === most) break;
  } catch {
    return undefined;
  }
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  return lines.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? ''));
}
