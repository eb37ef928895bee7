import { linesOfWorkbook, type SheetLine } from '#values/workbook/linesOfWorkbook.ts';
import { UnreadableWorkbook } from '#values/workbook/readPart.ts';
import { planOf } from '#values/workbook/workbookPlan.ts';
import { AppError } from '../appError.ts';
import { openArchive } from './openArchive.ts';
import { linesOfCsv } from './readCsv.ts';

/** A file of rows on disk. */
export interface SheetFile {
  path: string;
  type: 'csv' | 'xlsx';
}

/**
 * The lines of a CSV file or a workbook that have anything in them, one by one, so that memory stays constant.
 * @throws AppError file-invalid-type for a broken workbook; file-too-large with `{ most }` for one that unpacks to more characters.
 */
export async function* linesOfSheet({ path, type }: SheetFile): AsyncGenerator<SheetLine> {
  if (type === 'xlsx') return yield* linesOfArchive(path);
  let line = 0;
  for await (const cells of linesOfCsv(path)) {
    line += 1;
    if (cells.some((cell) => cell.trim() !== '')) yield { line, cells };
  }
}

async function* linesOfArchive(path: string): AsyncGenerator<SheetLine> {
  try {
    const { open, close } = await openArchive(path);
    try {
      yield* linesOfWorkbook(open);
    } finally {
      close();
    }
  } catch (error) {
    if (!(error instanceof UnreadableWorkbook)) throw error;
    if (error.most !== undefined) throw new AppError('file-too-large', { most: error.most });
    throw new AppError('file-invalid-type', { types: ['csv', 'xlsx'] });
  }
}

/** Whether a file is the archive of a workbook. Its rows may still be broken. */
export async function isWorkbook(path: string): Promise<boolean> {
  try {
    const { open, close } = await openArchive(path);
    await planOf(open).finally(close);
    return true;
  } catch (error) {
    if (error instanceof UnreadableWorkbook) return false;
    throw error;
  }
}
