import { broken, itemsOf, type OpenPart } from './readPart.ts';
import { readRows, readStrings, type SheetRow } from './sheetRows.ts';
import { planOf } from './workbookPlan.ts';

/** A line of a file of rows with its cells as text. Lines count from 1, as spreadsheets number their rows. */
export interface SheetLine {
  line: number;
  cells: string[];
}

const mega = 1024 * 1024;
/** A row of 16,384 cells, or a text of 32,767 characters in many fonts. */
const item = 4 * mega;
/** A million rows of ten short cells. */
const sheetLimits = { part: 512 * mega, item };
/** Two million different short texts, which are held in memory. */
const stringLimits = { part: 64 * mega, item };

/**
 * The lines of a workbook’s first visible sheet that have anything in them, one by one. Only the texts that its cells
 * share are kept; they are read as far as the lines need them.
 * @throws UnreadableWorkbook
 */
export async function* linesOfWorkbook(open: OpenPart): AsyncGenerator<SheetLine> {
  const plan = await planOf(open);
  const pieces = open(plan.sheet);
  if (!pieces) throw broken('no rows');
  const strings = sharedStrings(plan.sharedStrings === undefined ? undefined : open(plan.sharedStrings));
  try {
    const rows = itemsOf<SheetRow>(pieces, sheetLimits, (emit) => readRows(plan, emit));
    for await (const { line, cells, shared } of rows) {
      for (const column of shared) {
        const index = Number(cells[column]);
        cells[column] = strings.known[index] ?? (await strings.read(index));
      }
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
