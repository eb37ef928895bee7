import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromFile } from 'file-type';
import type { UploadRule } from '#contract/endpoint.ts';
import { AppError } from '../appError.ts';

/** An upload on disk, for files too large for memory. `discard` deletes it. */
export interface SpooledFile {
  name: string;
  path: string;
  discard: () => void;
}

/**
 * Writes an upload of text to a temporary file.
 * @throws AppError MISSING-FIELD when it is empty, file-too-large, file-invalid-type when it is not text.
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
    if (!isText || (await fileTypeFromFile(path)) !== undefined)
      throw new AppError('file-invalid-type', { types: [...types] });
    return { name: name.slice(0, 200), path, discard };
  } catch (error) {
    discard();
    throw error;
  }
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
