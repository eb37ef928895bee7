import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { UploadRule } from '#contract/kernel/endpoint.ts';
import { AppError } from '../appError.ts';
import type { SheetFile } from './readSheet.ts';
import { spoolPath } from './spoolFolder.ts';

/** An upload on disk, for files too large for memory. `discard` deletes it. */
export interface SpooledFile extends SheetFile {
  name: string;
  bytes: number;
  discard: () => void;
}

/**
 * Writes an upload of rows to a temporary file. Its content says what it is, whatever its name: an archive can only be a
 * workbook. It is read later, in another process.
 * @throws AppError MISSING-FIELD when it is empty, file-too-large, file-invalid-type.
 */
export async function spoolFile(
  stream: AsyncIterable<Buffer>,
  name: string,
  { maxBytes, types }: Pick<UploadRule, 'maxBytes' | 'types'>,
): Promise<SpooledFile> {
  const { path, discard } = spoolPath();
  try {
    const { size, isArchive } = await write(stream, path, maxBytes);
    if (size === 0) throw new AppError('MISSING-FIELD', ['file']);
    if (size > maxBytes) throw new AppError('file-too-large', { maxBytes });
    const type = isArchive ? 'xlsx' : 'csv';
    if (!types.includes(type)) throw new AppError('file-invalid-type', { types: [...types] });
    return { name, path, type, bytes: size, discard };
  } catch (error) {
    discard();
    throw error;
  }
}

/** Writes no more than `maxBytes`, but reads to the end. */
async function write(stream: AsyncIterable<Buffer>, path: string, maxBytes: number) {
  let size = 0;
  let start = Buffer.alloc(0);
  async function* counted() {
    for await (const chunk of stream) {
      size += chunk.length;
      if (start.length < 4) start = Buffer.concat([start, chunk.subarray(0, 4)]);
      if (size <= maxBytes) yield chunk;
    }
  }
  await pipeline(counted, createWriteStream(path, { mode: 0o600 }));
  return { size, isArchive: start.toString('latin1').startsWith('PK\u0003\u0004') };
}
