/**
 * Why a CSV file can’t be read: a quote that is never closed, or a cell, line or file with more characters than `most`; text in which some
 * characters are damaged; or no text at all.
 */
export type CsvFault = 'open-quote' | 'too-long' | 'damaged' | 'binary';

export class UnreadableCsv extends Error {
  override name = 'UnreadableCsv';
  readonly fault: CsvFault;
  /** From 1; where a quote was opened. Undefined if it is about the whole file. */
  readonly line: number | undefined;
  readonly most: number | undefined;

  constructor(fault: CsvFault, line?: number, most?: number) {
    super(fault);
    this.fault = fault;
    this.line = line;
    this.most = most;
  }
}
