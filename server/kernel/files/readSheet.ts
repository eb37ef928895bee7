import { createReadStream } from 'node:fs';
import type { CsvEncoding } from '#values/csv/csvEncoding.ts';
import { readCsv } from '#values/csv/readCsv.ts';
import { UnreadableCsv } from '#values/csv/unreadableCsv.ts';
import type { SheetLine } from '#values/rowLimits.ts';
import { linesOfWorkbook } from '#values/workbook/linesOfWorkbook.ts';
import { UnreadableWorkbook } from '#values/workbook/unreadableWorkbook.ts';
import { AppError } from '../appError.ts';
import { openArchive } from './openArchive.ts';

/** A file of rows on disk. */
export interface SheetFile {
  path: string;
  type: 'csv' | 'xlsx';
}

/** An open file of rows: those that have anything in them, one by one, so that memory stays constant. */
export interface Sheet {
  /** Of a CSV file. */
  encoding: CsvEncoding | null;
  /** @throws AppError like `openSheet`. */
  lines: AsyncIterable<SheetLine>;
  close: () => void;
}

/**
 * Opens a CSV file or a workbook.
 * @throws AppError file-invalid-type for what is neither, or broken; file-too-large with `{ most }` for more characters than a
 * cell, line or file may have; INVALID-PAYLOAD for text with damaged characters or an open quote.
 */
export async function openSheet({ path, type }: SheetFile): Promise<Sheet> {
  if (type === 'xlsx') {
    const { open, close } = await translated(() => openArchive(path));
    return { encoding: null, lines: translatedLines(linesOfWorkbook(open)), close };
  }
  const { encoding, lines } = await translated(() => readCsv(() => createReadStream(path), TextDecoder));
  return { encoding, lines: translatedLines(lines()), close: () => undefined };
}

async function* translatedLines(lines: AsyncGenerator<SheetLine>): AsyncGenerator<SheetLine> {
  try {
    yield* lines;
  } catch (error) {
    throw toAppError(error);
  }
}

async function translated<Result>(open: () => Promise<Result>): Promise<Result> {
  try {
    return await open();
  } catch (error) {
    throw toAppError(error);
  }
}

/** The one place where errors of readers become codes. */
function toAppError(error: unknown): unknown {
  if (error instanceof UnreadableWorkbook)
    return error.most === undefined ? noSheet() : new AppError('file-too-large', { most: error.most });
  if (!(error instanceof UnreadableCsv)) return error;
  const { fault, line, most } = error;
  if (fault === 'binary') return noSheet();
  if (fault === 'damaged') return invalid('some characters are damaged: save it as UTF-8 again');
  if (fault === 'open-quote') return invalid('a quote is opened and never closed', line);
  return new AppError('file-too-large', { ...(line !== undefined && { line }), ...(most !== undefined && { most }) });
}

const noSheet = () => new AppError('file-invalid-type', { types: ['csv', 'xlsx'] });
const invalid = (message: string, line?: number) =>
  new AppError('INVALID-PAYLOAD', [{ path: 'file', message, ...(line !== undefined && { line }) }]);
