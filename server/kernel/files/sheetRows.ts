import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CsvEncoding } from '#values/csv/csvEncoding.ts';
import type { SheetLine } from '#values/rowLimits.ts';
import type { SheetFile } from './readSheet.ts';

/** What the lines of a sheet become, given how they are to be read. `kind` names it between processes. */
export interface RowKind<Given, Row> {
  kind: string;
  read: (lines: AsyncIterable<SheetLine>, given: Given) => AsyncIterable<Row>;
}

/** The rows of `file` are written to the file `rows`, one more than `most` at the most. */
export interface SheetRequest {
  file: SheetFile;
  kind: string;
  given: unknown;
  most: number;
  rows: string;
}

export interface SheetSummary {
  /** Of a CSV file. */
  encoding: CsvEncoding | null;
}

/** Writes one JSON text a line. */
export async function storeRows<Row>(rows: AsyncIterable<Row>, path: string, most: number): Promise<void> {
  let count = 0;
  async function* texts() {
    let text = '';
    for await (const row of rows) {
      text += `${JSON.stringify(row)}\n`;
      if (text.length > batch) {
        yield text;
        text = '';
      }
      count += 1;
      if (count > most) break;
    }
    yield text;
  }
  await pipeline(Readable.from(texts()), createWriteStream(path, { mode: 0o600 }));
}

/** Characters that are written at a time. */
const batch = 65_536;

/** Reads rows one by one, so that memory stays constant. They are ours, so that lines are short. */
export async function* storedRows<Row>(path: string): AsyncGenerator<Row> {
  let rest = '';
  for await (const piece of createReadStream(path, { encoding: 'utf8' }) as AsyncIterable<string>) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Row;
  }
}
