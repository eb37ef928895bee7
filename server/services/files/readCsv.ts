import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { parse } from 'csv-parse';

/** The cells of each line of a CSV file, one by one, so that memory stays constant. */
export async function* linesOfCsv(path: string): AsyncGenerator<string[]> {
  const delimiter = await delimiterOf(path);
  const options = { bom: true, delimiter, relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: false };
  // An error of either stream reaches the reader through the parser.
  const parser = pipeline(createReadStream(path), parse(options), () => undefined);
  for await (const cells of parser) yield cells as string[];
}

const delimiters = [',', ';', '\t', '|'] as const;

/** The one that splits the first line into most cells. */
async function delimiterOf(path: string): Promise<string> {
  for await (const chunk of createReadStream(path, { encoding: 'utf8', end: 65_535 })) {
    const [first = ''] = String(chunk).split(/[\r\n]/, 1);
    const cells = (delimiter: string) => first.replaceAll(/"[^"]*"/g, '').split(delimiter).length;
    return delimiters.toSorted((a, b) => cells(b) - cells(a))[0] ?? ',';
  }
  return ',';
}
