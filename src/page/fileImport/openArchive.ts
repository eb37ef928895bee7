import { broken, type OpenPart } from '#values/workbook/readPart.ts';

const signatures = { end: 0x06_05_4b_50, entry: 0x02_01_4b_50 };
/** The end of an archive has 22 bytes and a comment. */
const longestEnd = 22 + 65_535;
/** Stands for a size or place that is in the entry’s extra fields, of a large or streamed archive. */
const elsewhere = 0xff_ff_ff_ff;

interface Entry {
  compressed: boolean;
  size: number;
  at: number;
}

/**
 * Opens the archive of a workbook; only what its parts need is read from the file.
 * @throws UnreadableWorkbook, or RangeError for a file that is cut off.
 */
export async function openArchive(file: Blob): Promise<OpenPart> {
  const tail = await viewOf(file, Math.max(0, file.size - longestEnd), file.size);
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== signatures.end) end -= 1;
  if (end < 0) throw broken('no archive');
  const at = tail.getUint32(end + 16, true);
  const entries = entriesOf(await viewOf(file, at, at + tail.getUint32(end + 12, true)));
  return (name) => {
    const entry = entries.get(name.toLowerCase());
    return entry && textOf(file, entry);
  };
}

/** By name. */
function entriesOf(directory: DataView<ArrayBuffer>): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let at = 0;
  while (at < directory.byteLength && directory.getUint32(at, true) === signatures.entry) {
    const [flags, method] = [directory.getUint16(at + 8, true), directory.getUint16(at + 10, true)];
    const [nameLength, extraLength] = [directory.getUint16(at + 28, true), directory.getUint16(at + 30, true)];
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, nameLength));
    // Encrypted, or packed in a way that workbooks never are.
    if ((flags & 1) !== 0 || (method !== 0 && method !== 8)) throw broken(name);
    const large = largeNumbers(directory, at + 46 + nameLength, extraLength);
    const [, size = 0, place = 0] = [24, 20, 42].map((field) => {
      const value = directory.getUint32(at + field, true);
      return value === elsewhere ? large() : value;
    });
    entries.set(name.toLowerCase(), { compressed: method === 8, size, at: place });
    at += 46 + nameLength + extraLength + directory.getUint16(at + 32, true);
  }
  return entries;
}

/** The numbers of an entry’s ZIP64 field, one after the other. */
function largeNumbers(directory: DataView, from: number, length: number): () => number {
  let at = from;
  while (at < from + length && directory.getUint16(at, true) !== 1) at += 4 + directory.getUint16(at + 2, true);
  at -= 4;
  return () => Number(directory.getBigUint64((at += 8), true));
}

async function* textOf(file: Blob, { compressed, size, at }: Entry): AsyncGenerator<string> {
  const head = await viewOf(file, at, at + 30);
  const start = at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = file.slice(start, start + size).stream();
  const bytes = compressed ? packed.pipeThrough(new DecompressionStream('deflate-raw')) : packed;
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

async function viewOf(file: Blob, from: number, to: number): Promise<DataView<ArrayBuffer>> {
  return new DataView(await file.slice(from, to).arrayBuffer());
}
