import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

/** The first line of a backup: the schema that its rows have, and the next values of ids. */
export const BackupHeader = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  /** How many migrations its database had. */
  migrations: z.number().int().min(1),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

/** A table, whose rows follow as strings; or the end, with the number of all rows. */
export const BackupMark = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()) }),
  z.object({ end: z.number().int() }),
]);
export type BackupMark = z.infer<typeof BackupMark>;

/** A row as PostgreSQL writes a composite value: exact for every type. */
export type BackupLine = BackupHeader | BackupMark | string;

/** Writes a compressed file of JSON lines that only its owner can read. An unfinished one never has the file's name. */
export async function writeLines(file: string, lines: AsyncIterable<BackupLine>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const texts = async function* () {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  };
  try {
    await pipeline(Readable.from(texts()), createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Lines end with a line feed only: texts in them may have the other separators that Unicode knows. */
export async function* readLines(file: string): AsyncGenerator<unknown> {
  const source = createReadStream(file);
  const content = createGunzip().setEncoding('utf8');
  source.on('error', (error) => content.destroy(error)).pipe(content);
  let rest = '';
  for await (const part of content as AsyncIterable<string>) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}
