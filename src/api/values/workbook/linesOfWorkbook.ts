import { lengthOf, mostLineText, mostSheetText, type SheetLine } from '../rowLimits.ts';
import { itemsOf, type OpenPart } from './readPart.ts';
import { broken, UnreadableWorkbook } from './unreadableWorkbook.ts';
import { readRows, readStrings, type SheetRow } from './sheetRows.ts';
import { planOf } from './workbookPlan.ts';

const mega = 1024 * 1024;
const item = mostLineText;
/** A million rows of ten short cells. */
const sheetLimits = { part: 512 * mega, item };
/** Two million different short texts, which are held in memory. */
const stringLimits = { part: 64 * mega, item };
const mostStrings = 4_000_000;

/**
 * The lines of a workbook’s first visible sheet that have anything in them, one by one. Only the texts that its cells
 * share are kept; they are read as far as the lines need them. A text that many cells share counts as often as it is shown.
 * @throws UnreadableWorkbook
 */
export async function* linesOfWorkbook(open: OpenPart): AsyncGenerator<SheetLine> {
  const plan = await planOf(open);
  const pieces = open(plan.sheet);
  if (!pieces) throw broken('no rows');
  const strings = sharedStrings(plan.sharedStrings === undefined ? undefined : open(plan.sharedStrings));
  try {
    const rows = itemsOf<SheetRow>(pieces, sheetLimits, (emit) => readRows(plan, emit));
    let length = 0;
    for await (const { line, cells, shared } of rows) {
      for (const column of shared) {
        const index = Number(cells[column]);
        cells[column] = strings.known[index] ?? (await strings.read(index));
      }
      const inLine = lengthOf(cells);
      if (inLine > mostLineText) throw new UnreadableWorkbook('too long a row', mostLineText);
      length += inLine;
      if (length > mostSheetText) throw new UnreadableWorkbook('too much text', mostSheetText);
      if (cells.some((cell) => cell.trim() !== '')) yield { line, cells };
    }
  } finally {
    await strings.close();
  }
}

function sharedStrings(pieces: AsyncIterable<string> | undefined) {
  const known: string[] = [];
  const rest = pieces && itemsOf<string>(pieces, stringLimits, readStrings);
  return {
    known,
    async read(index: number): Promise<string> {
      while (known.length <= index) {
        const next = await rest?.next();
        if (!next || next.done) break;
        if (known.length >= mostStrings) throw new UnreadableWorkbook('too many texts', mostStrings);
        known.push(next.value);
      }
      const text = known[index];
      if (text === undefined) throw broken('no such text');
      return text;
    },
    async close(): Promise<void> {
      await rest?.return(undefined);
    },
  };
}
