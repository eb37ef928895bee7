import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromFile } from 'file-type';
import type { UploadRule } from '#contract/endpoint.ts';
import { AppError } from '../appError.ts';
import { isWorkbook, type SheetFile } from './readSheet.ts';

/** An upload on disk, for files too large for memory. `discard` deletes it. */
export interface SpooledFile extends SheetFile {
  name: string;
  discard: () => void;
}

/**
 * Writes an upload of rows to a temporary file. Its content says what it is, whatever its name.
 * @throws AppError MISSING-FIELD when it is empty, file-too-large, file-invalid-type for neither text nor a workbook.
 */
export async function spoolFile(
  stream: AsyncIterable<Buffer>,
  name: string,
  { maxBytes, types }: Pick<UploadRule, 'maxBytes' | 'types'>,
): Promise<SpooledFile> {
  const path = join(tmpdir(), `trunkline-upload-${randomUUID()}`);
  const discard = (): void => void rm(path, { force: true });
  try {
    const { size, isText } = await write(stream, path, maxBytes);
    if (size === 0) throw new AppError('MISSING-FIELD', ['file']);
    if (size > maxBytes) throw new AppError('file-too-large', { maxBytes });
    const type = isText ? await typeOfText(path) : (await isWorkbook(path)) ? 'xlsx' : undefined;
    if (type === undefined || !types.includes(type)) throw new AppError('file-invalid-type', { types: [...types] });
    return { name: name.slice(0, 200), path, type, discard };
  } catch (error) {
    discard();
    throw error;
  }
}

/** Other formats are text too, such as XML. */
async function typeOfText(path: string): Promise<'csv' | undefined> {
  return (await fileTypeFromFile(path)) === undefined ? 'csv' : undefined;
}

/** Writes no more than `maxBytes`, but reads to the end. */
async function write(stream: AsyncIterable<Buffer>, path: string, maxBytes: number) {
  let size = 0;
  let isText = true;
  async function* counted() {
    for await (const chunk of stream) {
      size += chunk.length;
      isText &&= !chunk.includes(0);
      if (size <= maxBytes) yield chunk;
    }
  }
  await pipeline(counted, createWriteStream(path, { mode: 0o600 }));
  return { size, isText };
}
