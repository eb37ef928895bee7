import type { SheetLine } from '#values/rowLimits.ts';
import { AppError } from '../appError.ts';

/** The texts of a line that are not empty. */
export type Texts<Field extends string> = Partial<Record<Field, string>>;

interface FileFields<Field extends string> {
  /** All that a column can be. */
  options: readonly Field[];
  /** Those without which no line can be read. */
  needed: readonly Field[];
  /** Whether a header names the field. */
  isNamedBy: (field: Field, header: string) => boolean;
}

interface FileFormat {
  /** The field of each column, in their order, separated by commas; empty for none. By default the first line names them. */
  columns?: string | undefined;
  /** Whether the first line is a header. */
  header: 'yes' | 'no';
}

/**
 * Reads the texts of a file’s lines one by one, so that memory stays constant. Columns of the same field are joined by a space.
 * @throws AppError INVALID-PAYLOAD when the columns name an unknown field, or not those that every line needs.
 */
export async function* readFields<Field extends string>(
  lines: AsyncIterable<SheetLine>,
  format: FileFormat,
  fields: FileFields<Field>,
): AsyncGenerator<{ line: number; texts: Texts<Field> }> {
  let columns = format.columns === undefined ? undefined : givenColumns(format.columns, fields);
  let isHeader = format.header === 'yes';
  for await (const { line, cells } of lines) {
    columns ??= complete(isHeader ? cells.map((cell) => namedBy(cell, fields)) : [], fields);
    if (!isHeader) yield { line, texts: textsOf(cells, columns) };
    isHeader = false;
  }
}

type Columns<Field> = (Field | undefined)[];

const namedBy = <Field extends string>(header: string, { options, isNamedBy }: FileFields<Field>) =>
  options.find((field) => isNamedBy(field, header));

function givenColumns<Field extends string>(given: string, fields: FileFields<Field>): Columns<Field> {
  const columns = given.split(',').map((text) => {
    const name = text.trim();
    const field = fields.options.find((option) => option === name);
    if (field === undefined && name !== '') throw invalid(`unknown field ${name.slice(0, 40)}`);
    return field;
  });
  return complete(columns, fields);
}

function complete<Field extends string>(columns: Columns<Field>, { needed }: FileFields<Field>): Columns<Field> {
  const missing = needed.filter((field) => !columns.includes(field));
  if (missing.length > 0) throw invalid(`no column for ${missing.join(', ')}`);
  return columns;
}

const invalid = (message: string) => new AppError('INVALID-PAYLOAD', [{ path: 'columns', message }]);

function textsOf<Field extends string>(cells: readonly string[], columns: Columns<Field>): Texts<Field> {
  const texts: Texts<Field> = {};
  for (const [at, field] of columns.entries()) {
    const text = cells[at]?.trim();
    if (field !== undefined && text) texts[field] = texts[field] === undefined ? text : `${texts[field]} ${text}`;
  }
  return texts;
}
