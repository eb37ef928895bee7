import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ErrorCode, errorCatalogue } from '#contract/kernel/errors.ts';
import type { FileType } from '#contract/kernel/endpoint.ts';
import { AppError, type ErrorInfo } from '../appError.ts';
import { WorkerFailed, WorkerPool } from '../workers/workerPool.ts';
import type { AudioContent } from './readAudio.ts';
import type { SheetRequest, SheetSummary } from './sheetRows.ts';

/** What reads the bytes of others, in processes of their own. */
export interface FileTasks extends Record<string, (input: never) => Promise<unknown>> {
  audioOf: (bytes: Uint8Array) => Promise<AudioContent | undefined>;
  typeOf: (bytes: Uint8Array) => Promise<FileType | undefined>;
  writeRows: (request: SheetRequest) => Promise<SheetSummary>;
}

/** Beside the bundle, or in the sources. */
export function readerModule(): string {
  const places = [join(import.meta.dirname, 'fileReader.js'), join(import.meta.dirname, '../../fileReader.ts')];
  const place = places.find((path) => existsSync(path));
  if (place === undefined) throw new Error(`no reader of files at ${places.join(' or ')}`);
  return place;
}

/** Sheets wait on disk. Their shared texts are held in memory. */
const sheets = new WorkerPool<FileTasks>({ module: readerModule, workers: 2, heap: 512, waiting: 20 });
/** Other files wait in memory. */
const media = new WorkerPool<FileTasks>({ module: readerModule, workers: 2, heap: 256, waiting: 10 });

const secondsOfMedia = 30;
/** Of a sheet, whatever is in it; and for each MB, ten times what rows of phone numbers take on a quiet machine. */
const [secondsOfSheet, secondsPerMega] = [60, 10];

/** The type of a file by its content, whoever `sender` is. Undefined for others, and for SVG that could run code. */
export async function typeOf(bytes: Uint8Array, sender: string): Promise<FileType | undefined> {
  return orUndefined(media.run('typeOf', bytes, { sender, seconds: secondsOfMedia }));
}

/** What carriers can play of a file, WAV and MP3. Undefined for other content, and for files without any sound. */
export async function audioOf(bytes: Uint8Array, sender: string): Promise<AudioContent | undefined> {
  return orUndefined(media.run('audioOf', bytes, { sender, seconds: secondsOfMedia }));
}

/**
 * Reads the rows of a sheet into a file of rows.
 * @throws AppError those of `SheetRequest`; TOO-MANY-REQUESTS.
 */
export async function writeRows(request: SheetRequest, bytes: number, sender: string): Promise<SheetSummary> {
  const seconds = secondsOfSheet + Math.ceil((bytes / 1024 / 1024) * secondsPerMega);
  try {
    return await sheets.run('writeRows', request, { sender, seconds });
  } catch (error) {
    if (error instanceof WorkerFailed) throw new AppError('file-invalid-type', { types: ['csv', 'xlsx'] });
    throw expected(error);
  }
}

/** A file that no reader can cope with is of no type that we know. */
async function orUndefined<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof WorkerFailed) return undefined;
    throw expected(error);
  }
}

/** An `AppError` loses its class on the way from another process. */
function expected(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error) || error.name !== 'AppError') return error;
  const { code, info } = error as Error & { code: ErrorCode; info: ErrorInfo | undefined };
  return code in errorCatalogue ? new AppError(code, info) : error;
}
