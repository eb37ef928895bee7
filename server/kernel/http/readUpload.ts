import type { FastifyRequest } from 'fastify';
import type { UploadRule } from '#contract/kernel/endpoint.ts';
import { AppError } from '../appError.ts';
import { type SpooledFile, spoolFile } from '../files/spoolFile.ts';
import { typeOf } from '../files/fileReaders.ts';
import { mimeTypes, type UploadedFile } from '../files/typeOfFile.ts';

/** Forms have a handful of fields besides their file. */
const limits = { files: 1, fields: 30, fieldSize: 64 * 1024 };

/**
 * Reads a form with one file and validates the file by its content. A spooled file ends the form: fields come first.
 * @throws AppError MISSING-FIELD, INVALID-PAYLOAD for a form that is not whole, file-too-large with `{ maxBytes }`,
 * file-invalid-type with `{ types }`.
 */
export async function readUpload(
  request: FastifyRequest,
  { maxBytes, types, spooled }: UploadRule,
): Promise<{ body: Record<string, string>; file: UploadedFile | SpooledFile }> {
  if (!request.isMultipart()) throw new AppError('MISSING-FIELD', ['file']);
  const body: Record<string, string> = {};
  let file: Omit<UploadedFile, 'type'> | undefined;
  for await (const part of sent(() => request.parts({ limits: { ...limits, fileSize: maxBytes + 1 } }))) {
    if (part.type === 'field') {
      body[part.fieldname] = String(part.value);
      continue;
    }
    const stream = sent(() => part.file);
    if (spooled) return { body, file: await spoolFile(stream, nameOf(part), { maxBytes, types }) };
    file = { name: nameOf(part), bytes: await bytesOf(stream, maxBytes) };
  }
  if (!file || file.bytes.length === 0) throw new AppError('MISSING-FIELD', ['file']);
  const found = await typeOf(file.bytes, `account ${request.auth?.principal.accountId}`);
  if (found === undefined || !types.includes(found)) throw new AppError('file-invalid-type', { types: [...types] });
  return { body, file: { ...file, type: mimeTypes[found] } };
}

/** A file that a form sends as a mere value has no name, whatever its type says. */
const nameOf = ({ filename }: { filename?: string | undefined }): string => (filename ?? '').slice(0, 200);

/** Reads what was sent. Whatever the parser throws is about the form; it has no list of its errors. */
async function* sent<Part>(read: () => AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* read();
  } catch {
    throw new AppError('INVALID-PAYLOAD');
  }
}

async function bytesOf(stream: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
  }
  if (size > maxBytes) throw new AppError('file-too-large', { maxBytes });
  return Buffer.concat(chunks);
}
