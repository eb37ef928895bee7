import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { OpenPart } from '#values/workbook/readPart.ts';
import { broken, UnreadableWorkbook } from '#values/workbook/unreadableWorkbook.ts';

/** Many times what workbooks have. */
const mostEntries = 10_000;

/**
 * Opens the archive of a workbook.
 * @throws UnreadableWorkbook, also when a part is read, for what is no archive, broken or encrypted.
 */
export async function openArchive(path: string): Promise<{ open: OpenPart; close: () => void }> {
  const zip = await reading(() => openPromise(path, { autoClose: false }));
  const close = () => zip.close();
  try {
    const entries = await reading(() => entriesOf(zip));
    const open: OpenPart = (name) => {
      const entry = entries.get(name.toLowerCase());
      return entry && textOf(zip, entry);
    };
    return { open, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** By name; names differ by more than case. */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName.toLowerCase(), entry);
    if (entries.size > mostEntries) throw broken('too many entries');
  }
  return entries;
}

async function* textOf(zip: ZipFile, entry: Entry): AsyncGenerator<string> {
  const stream = await reading(() => zip.openReadStreamPromise(entry));
  stream.setEncoding('utf8');
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<string>;
  try {
    for (;;) {
      const { done, value } = await reading(() => pieces.next());
      if (done === true) return;
      yield value;
    }
  } finally {
    stream.destroy();
  }
}

/** What goes wrong in an archive is its fault, unless the system says otherwise. */
async function reading<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableWorkbook || !(error instanceof Error) || 'syscall' in error) throw error;
    throw broken(error.message);
  }
}
