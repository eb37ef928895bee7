import { fileTypeFromBuffer } from 'file-type';
import type { FileType } from '#contract/kernel/endpoint.ts';
import { isSafeSvg } from './safeSvg.ts';

/** An uploaded file. `type` is the MIME type of its content; `name` comes from the sender and is for display only. */
export interface UploadedFile {
  name: string;
  type: string;
  bytes: Buffer;
}

export const mimeTypes = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
} as const satisfies Record<FileType, string>;

const byMime = new Map<string, FileType>(Object.entries(mimeTypes).map(([type, mime]) => [mime, type as FileType]));

/** Detects a file's type from its content, whatever its name. Undefined for others, and for SVG that could run code. */
export async function typeOfFile(bytes: Uint8Array): Promise<FileType | undefined> {
  const found = await detected(bytes);
  if (found && found.mime !== 'application/xml') return byMime.get(found.mime);
  return isSafeSvg(Buffer.from(bytes).toString('utf8')) ? 'svg' : undefined;
}

/** The detector reads on where a header points, and throws where a file of a few bytes has nothing. */
async function detected(bytes: Uint8Array) {
  try {
    return await fileTypeFromBuffer(bytes);
  } catch (error) {
    if (error instanceof Error && error.name === 'EndOfStreamError') return undefined;
    throw error;
  }
}
