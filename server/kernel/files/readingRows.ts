import { rm } from 'node:fs/promises';
import type { z } from 'zod';
import { GuessedEncoding } from '#values/csv/csvEncoding.ts';
import { writeRows } from './fileReaders.ts';
import { type RowKind, storedRows } from './sheetRows.ts';
import type { SpooledFile } from './spoolFile.ts';

/** A file of rows that somebody of a tenant has uploaded. */
export interface UploadedSheet {
  file: SpooledFile;
  /** The tenant, for whom files are read in turn. */
  sender: string;
}

/** Says how a CSV file was read, if that had to be guessed. */
export interface Guessed {
  encoding?: z.infer<typeof GuessedEncoding>;
}

/**
 * Reads all rows of a sheet in another process, and then hands them to `work`, from the first one each time they are asked
 * for. So nothing is held while a file is read, and what is wrong with the file is known before anything is written.
 * @throws AppError those of `openSheet` and of the format; TOO-MANY-REQUESTS when a tenant has many in progress.
 */
export async function readingRows<Given, Row, Result extends object>(
  { file, sender }: UploadedSheet,
  { kind }: RowKind<Given, Row>,
  { most, ...given }: Given & { most: number },
  work: (rows: () => AsyncGenerator<Row>) => Promise<Result>,
): Promise<Result & Guessed> {
  const rows = `${file.path}.rows`;
  const { path, type } = file;
  try {
    const { encoding } = await writeRows({ file: { path, type }, kind, given, most, rows }, file.bytes, sender);
    const result = await work(() => storedRows<Row>(rows));
    return encoding === GuessedEncoding.value ? { ...result, encoding } : result;
  } finally {
    await rm(rows, { force: true });
  }
}
