import { lengthOf, mostSheetText, type SheetLine } from '../rowLimits.ts';
import { type CsvEncoding, encodingOf } from './csvEncoding.ts';
import { CsvParser } from './csvParser.ts';
import { formatOf } from './csvSeparator.ts';
import { UnreadableCsv } from './unreadableCsv.ts';

/** The `TextDecoder` of browsers and Node, which pure code doesn’t know. */
export type NewDecoder = new (encoding: CsvEncoding) => {
  decode: (bytes?: Uint8Array, options?: { stream: boolean }) => string;
};

/** The bytes of a file from its beginning, each time it is opened. */
export type OpenBytes = () => AsyncIterable<Uint8Array>;

export interface CsvFile {
  encoding: CsvEncoding;
  separator: string;
  /** The lines that have anything in them, one by one. */
  lines: () => AsyncGenerator<SheetLine>;
}

/** How other formats begin that are text too. */
const otherText = /^\s{0,20}(%PDF-|%!PS|\{\\rtf|<\?xml|<!doctype|<html|<svg|BEGIN:V(CARD|CALENDAR))/i;

/** Characters by which the separator is found. */
const sample = 65_536;

/**
 * Reads a CSV file on the page and on the server, so that the rows that one sees are those that are imported.
 * @throws UnreadableCsv, also while lines are read.
 */
export async function readCsv(open: OpenBytes, Decoder: NewDecoder): Promise<CsvFile> {
  const encoding = await encodingOf(open());
  const text = () => decoded(open(), new Decoder(encoding));
  let start = '';
  let isWhole = true;
  for await (const piece of text()) {
    start += piece;
    isWhole = start.length < sample;
    if (!isWhole) break;
  }
  if (otherText.test(start.slice(0, 100))) throw new UnreadableCsv('binary');
  const { separator, from } = formatOf(start.slice(0, sample), isWhole);
  return { encoding, separator, lines: () => linesOf(text(), separator, from) };
}

async function* decoded(bytes: AsyncIterable<Uint8Array>, decoder: InstanceType<NewDecoder>): AsyncGenerator<string> {
  for await (const chunk of bytes) yield checked(decoder.decode(chunk, { stream: true }));
  yield checked(decoder.decode());
}

function checked(text: string): string {
  if (text.includes('\0')) throw new UnreadableCsv('binary');
  return text;
}

async function* linesOf(pieces: AsyncIterable<string>, separator: string, from: number): AsyncGenerator<SheetLine> {
  const parser = new CsvParser(separator);
  let left = from;
  let length = 0;
  function* filled(lines: readonly SheetLine[]): Generator<SheetLine> {
    for (const line of lines) {
      length += lengthOf(line.cells);
      if (length > mostSheetText) throw new UnreadableCsv('too-long', line.line, mostSheetText);
      if (line.cells.some((cell) => cell.trim() !== '')) yield line;
    }
  }
  for await (const piece of pieces) {
    const skipped = Math.min(left, piece.length);
    left -= skipped;
    yield* filled(parser.write(piece.slice(skipped)));
  }
  yield* filled(parser.end());
}
