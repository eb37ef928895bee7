import type { SheetLine } from '#values/rowLimits.ts';
import { FieldName } from '#values/sms/messageText.ts';
import { AppError } from '../../kernel/appError.ts';
import type { RowKind } from '../../kernel/files/sheetRows.ts';
import { type ReadContact, readContact, type TypedContact } from './readContact.ts';

export interface ListFormat {
  columns?: string | undefined;
  header: 'yes' | 'no';
}

export const contactRows: RowKind<ListFormat & { country: string }, ReadContact> = {
  kind: 'contacts',
  async *read(lines, { country, ...format }) {
    for await (const contact of readListFile(lines, format)) yield readContact(contact, country);
  },
};

/**
 * Reads the contacts of a file’s lines one by one.
 * @throws AppError INVALID-PAYLOAD when no column has the number, or one has a name that no text can use.
 */
async function* readListFile(lines: AsyncIterable<SheetLine>, format: ListFormat): AsyncGenerator<TypedContact> {
  let columns = format.columns === undefined ? undefined : givenColumns(format.columns.split(','));
  let isHeader = format.header === 'yes';
  for await (const { line, cells } of lines) {
    if (isHeader) columns ??= givenColumns(cells.map(fieldOfHeader));
    else yield { line, ...contactOf(cells, (columns ??= givenColumns([]))) };
    isHeader = false;
  }
}

const numberNames = /^(number|phone|phone ?number|mobile|mobile ?number|msisdn|cell|telefono|numero|cellulare)$/i;

/** `First name` is the field `firstName`; a header that can be no name leaves its column out. */
function fieldOfHeader(cell: string): string {
  const words = cell.trim().replaceAll(/[_-]+/g, ' ');
  if (numberNames.test(words)) return 'number';
  const name = words
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .split(' ')
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 ? word[0]?.toLowerCase() : word[0]?.toUpperCase()) + word.slice(1))
    .join('');
  return FieldName.safeParse(name).success ? name : '';
}

function givenColumns(names: readonly string[]): string[] {
  const columns = names.map((name) => name.trim());
  const wrong = columns.find((name) => name !== '' && !FieldName.safeParse(name).success);
  if (wrong !== undefined) throw invalid(`no name of a field: ${wrong.slice(0, 40)}`);
  if (!columns.includes('number')) throw invalid('no column for number');
  return columns;
}

const invalid = (message: string) => new AppError('INVALID-PAYLOAD', [{ path: 'columns', message }]);

function contactOf(cells: readonly string[], columns: readonly string[]): Omit<TypedContact, 'line'> {
  let number = '';
  const fields: Record<string, string> = {};
  for (const [at, name] of columns.entries()) {
    const text = cells[at]?.trim() ?? '';
    if (name === 'number') number ||= text;
    else if (name !== '' && text !== '') fields[name] = text;
  }
  return { number, fields };
}
