import { fileTypeFromBuffer } from 'file-type';
import type { FileType } from '#contract/endpoint.ts';
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
export async function typeOfFile(bytes: Buffer): Promise<FileType | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  if (found && found.mime !== 'application/xml') return byMime.get(found.mime);
  return isSafeSvg(bytes.toString('utf8')) ? 'svg' : undefined;
}
