import { mostCellText, mostColumns, mostLineText, type SheetLine } from '../rowLimits.ts';
import { UnreadableCsv } from './unreadableCsv.ts';

const [quote, lineFeed, carriageReturn] = [34, 10, 13];

/** Where the next character is. */
type Place = 'start' | 'plain' | 'quoted' | 'after a quote';

/**
 * Splits text that comes in pieces into lines of cells, in time that grows with its length alone. Quotes count at the start
 * of a cell, as in Excel; a quote is closed by the next one that isn’t doubled, and what follows up to the separator belongs to the cell.
 */
export class CsvParser {
  readonly #separator: number;
  #place: Place = 'start';
  #cells: string[] = [];
  #cell = '';
  /** Characters of the line so far. */
  #length = 0;
  #line = 1;
  #wasReturn = false;

  constructor(separator: string) {
    this.#separator = separator.charCodeAt(0);
  }

  /** @throws UnreadableCsv */
  write(piece: string): SheetLine[] {
    const lines: SheetLine[] = [];
    let from = 0;
    const take = (to: number) => this.#append(piece.slice(from, to));
    for (let at = 0; at < piece.length; at += 1) {
      const sign = piece.charCodeAt(at);
      if (this.#wasReturn) {
        this.#wasReturn = false;
        if (sign === lineFeed) {
          from = at + 1;
          continue;
        }
      }
      if (this.#place === 'quoted') {
        if (sign !== quote) continue;
        take(at);
        from = at + 1;
        this.#place = 'after a quote';
      } else if (sign === quote && this.#place === 'start') {
        from = at + 1;
        this.#place = 'quoted';
      } else if (sign === quote && this.#place === 'after a quote') {
        // The second of two begins what follows.
        from = at;
        this.#place = 'quoted';
      } else if (sign === this.#separator) {
        take(at);
        from = at + 1;
        this.#endCell();
      } else if (sign === lineFeed || sign === carriageReturn) {
        take(at);
        from = at + 1;
        lines.push(this.#endLine());
        this.#wasReturn = sign === carriageReturn;
      } else if (this.#place !== 'plain') {
        this.#place = 'plain';
      }
    }
    take(piece.length);
    return lines;
  }

  /** @throws UnreadableCsv for a quote that is never closed. */
  end(): SheetLine[] {
    if (this.#place === 'quoted') throw new UnreadableCsv('open-quote', this.#line);
    return this.#length === 0 && this.#cells.length === 0 && this.#place === 'start' ? [] : [this.#endLine()];
  }

  #append(text: string): void {
    if (text === '') return;
    this.#length += text.length;
    this.#cell += text;
    if (this.#cell.length > mostCellText)
      throw new UnreadableCsv(this.#place === 'quoted' ? 'open-quote' : 'too-long', this.#line, mostCellText);
    if (this.#length > mostLineText) throw new UnreadableCsv('too-long', this.#line, mostLineText);
  }

  #endCell(): void {
    this.#length += 1;
    if (this.#cells.length < mostColumns) this.#cells.push(this.#cell);
    this.#cell = '';
    this.#place = 'start';
    if (this.#length > mostLineText) throw new UnreadableCsv('too-long', this.#line, mostLineText);
  }

  #endLine(): SheetLine {
    this.#endCell();
    const line = { line: this.#line, cells: this.#cells };
    this.#line += 1;
    this.#length = 0;
    this.#cells = [];
    return line;
  }
}
