import { AdoptionField } from '#contract/telephony/adoption.contract.ts';
import type { SheetLine } from '#values/rowLimits.ts';
import { AppError } from '../../kernel/appError.ts';
import type { RowKind } from '../../kernel/files/sheetRows.ts';

type Texts = Partial<Record<AdoptionField, string>>;

/** A line of a file of numbers, by the names of its columns. */
export interface AdoptionLine {
  line: number;
  texts: Texts;
}

/** The numbers of a file, whose first line names the columns. */
export const adoptionLines: RowKind<object, AdoptionLine> = { kind: 'numbers', read: readAdoptions };

export const invalidFile = (message: string) => new AppError('INVALID-PAYLOAD', [{ path: 'file', message }]);

async function* readAdoptions(lines: AsyncIterable<SheetLine>): AsyncGenerator<AdoptionLine> {
  let columns: (AdoptionField | null)[] | undefined;
  for await (const { line, cells } of lines)
    if (columns) yield { line, texts: textsOf(cells, columns) };
    else columns = columnsOf(cells);
}

const numberNames = /^(number|phone|phone ?number|tracking ?number|did|telefono|numero)$/i;

function columnsOf(cells: readonly string[]): (AdoptionField | null)[] {
  const columns = cells.map((cell) => {
    const name = cell.trim().toLowerCase();
    if (numberNames.test(name)) return 'number';
    return AdoptionField.safeParse(name).data ?? null;
  });
  if (!columns.includes('number')) throw invalidFile('no column for number');
  return columns;
}

function textsOf(cells: readonly string[], columns: readonly (AdoptionField | null)[]): Texts {
  const texts: Texts = {};
  for (const [at, field] of columns.entries()) {
    const text = cells[at]?.trim();
    if (field !== null && text) texts[field] = text;
  }
  return texts;
}
