import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import { linesOfWorkbook } from '#values/workbook/linesOfWorkbook.ts';
import type { OpenPart } from '#values/workbook/readPart.ts';

// The browser decompresses. Its policy lets no library start workers.
configure({ useWebWorkers: false });

/** The cells of a workbook’s first lines, equally many in each; undefined if it can’t be read. */
export async function startOfWorkbook(file: Blob, most: number): Promise<string[][] | undefined> {
  const lines: string[][] = [];
  try {
    for await (const { cells } of linesOfWorkbook(await openArchive(file))) if (lines.push(cells) === most) break;
  } catch {
    return undefined;
  }
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  return lines.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? ''));
}

/**
 * Opens the archive of a workbook; only what its parts need is read from the file.
 * @throws Error, also when a part is read, for what is no archive, broken or encrypted.
 */
async function openArchive(file: Blob): Promise<OpenPart> {
  const all = await new ZipReader(new BlobReader(file)).getEntries();
  const entries = new Map(all.flatMap((entry) => (entry.directory ? [] : [[entry.filename.toLowerCase(), entry]])));
  return (name) => {
    const entry = entries.get(name.toLowerCase());
    return entry && textOf(entry);
  };
}

async function* textOf(entry: FileEntry): AsyncGenerator<string> {
  const stop = new AbortController();
  const { readable, writable } = new TextDecoderStream();
  const reader = readable.getReader();
  const unpacking = entry.getData(writable, { signal: stop.signal });
  const failed = Promise.withResolvers<never>();
  unpacking.catch(failed.reject);
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), failed.promise]);
      if (done) return;
      yield value;
    }
  } finally {
    stop.abort();
    await reader.cancel();
    await Promise.allSettled([unpacking]);
  }
}
