import { numberText } from './cellText.ts';
import { mostCellText, mostColumns } from '../rowLimits.ts';
import type { PartReader } from './readPart.ts';
import { broken, UnreadableWorkbook } from './unreadableWorkbook.ts';
import type { WorkbookPlan } from './workbookPlan.ts';

/** A row as it is written: the cells of the columns in `shared` are places of shared texts. */
export interface SheetRow {
  line: number;
  cells: string[];
  shared: number[];
}

/** Excel’s. */
const mostRows = 1_048_576;

/** Reads the rows of a sheet, and ends with the last. */
export function readRows({ formats, starts1904 }: WorkbookPlan, emit: (row: SheetRow) => void): PartReader {
  const gathered = gatherText();
  let row: SheetRow = { line: 0, cells: [], shared: [] };
  let cell = { column: -1, type: 'n', style: 0 };

  function put(raw: string): void {
    const { column, type, style } = cell;
    if (raw === '' || column >= mostColumns) return;
    while (row.cells.length < column) row.cells.push('');
    if (type === 's') row.shared.push(column);
    row.cells[column] =
      type === 'n'
        ? numberText(raw, formats[style], starts1904)
        : type === 'b'
          ? String(raw === '1')
          : type === 'str' || type === 'inlineStr'
            ? unescaped(raw)
            : raw;
  }
  return {
    open({ name, parent, attributes }) {
      gathered.open(name, parent);
      if (name === 'row' && parent === 'sheetData') {
        const line = attributes.r === undefined ? row.line + 1 : Number(attributes.r);
        if (!Number.isInteger(line) || line <= row.line || line > mostRows) throw broken(`row ${attributes.r}`);
        row = { line, cells: [], shared: [] };
        cell = { column: -1, type: 'n', style: 0 };
      } else if (name === 'c' && parent === 'row') {
        const { r: reference, t: type = 'n', s: style = 0 } = attributes;
        const column = reference === undefined ? cell.column + 1 : columnOf(reference);
        cell = { column, type, style: Number(style) };
        gathered.take();
      }
    },
    text: (text) => gathered.text(text),
    close(name, parent) {
      gathered.close(name);
      if (name === 'c' && parent === 'row') put(gathered.take());
      else if (name === 'row' && parent === 'sheetData') emit(row);
      return name === 'sheetData' && parent === 'worksheet';
    },
  };
}

/** Reads the texts that cells share. */
export function readStrings(emit: (text: string) => void): PartReader {
  const gathered = gatherText();
  return {
    open({ name, parent }) {
      gathered.open(name, parent);
    },
    text: (text) => gathered.text(text),
    close(name, parent) {
      gathered.close(name);
      if (name === 'si' && parent === 'sst') emit(unescaped(gathered.take()));
    },
  };
}

/** Where texts are: alone, or in runs; how they are pronounced has a place of its own. */
const placesOfText = new Set(['si', 'is', 'r']);

/** Gathers the value or the runs of a text. */
function gatherText() {
  let gathered = '';
  let isText = false;
  return {
    open(name: string, parent: string): void {
      isText = name === 'v' ? parent === 'c' : name === 't' && placesOfText.has(parent);
    },
    text(text: string): void {
      if (!isText) return;
      gathered += text;
      if (gathered.length > mostCellText) throw new UnreadableWorkbook('too long a cell', mostCellText);
    },
    close(name: string): void {
      if (name === 'v' || name === 't') isText = false;
    },
    take(): string {
      const taken = gathered;
      gathered = '';
      return taken;
    },
  };
}

/** The column of a reference such as `AB12`, from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  if (column === 0) throw broken(`cell ${reference.slice(0, 20)}`);
  return column - 1;
}

/** Characters that XML can’t have are written as `_x0007_` (ECMA-376, part 1, 22.9.2.19). */
function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}
