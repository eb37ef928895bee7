import type { z } from 'zod';
import type { callImports, ImportProblem } from '#contract/telephony/callImports.contract.ts';
import { ImportedCall, ImportField } from '#values/importedCall.ts';
import type { SheetLine } from '#values/rowLimits.ts';
import { AppError } from '../../kernel/appError.ts';
import type { RowKind } from '../../kernel/files/sheetRows.ts';
import {
  isWithheld,
  readDirection,
  readFlag,
  readPhone,
  readSeconds,
  readStatus,
  readTime,
} from '../../kernel/files/readCells.ts';
import { readDevice, readKeys, readRevenue } from './readWorth.ts';

/** How a file is to be read. */
export type CallFileFormat = z.output<typeof callImports.importCallFile.body>;

export interface LineError {
  line: number;
  field: ImportField | null;
  problem: ImportProblem;
  value: string;
}

/** A line of an import: a call, or what is wrong with it. Lines count from 1. */
export type ImportLine = { line: number; call: ImportedCall } | LineError;

/** Where the account is. */
interface Home {
  country: string;
  timezone: string;
}

export const callRows: RowKind<{ format: CallFileFormat; home: Home }, ImportLine> = {
  kind: 'calls',
  read: (lines, { format, home }) => readCallFile(lines, format, home),
};

/**
 * Reads the calls of a file’s lines one by one, so that memory stays constant.
 * @throws AppError INVALID-PAYLOAD when the columns name an unknown field, or not those that every call needs.
 */
async function* readCallFile(
  lines: AsyncIterable<SheetLine>,
  format: CallFileFormat,
  home: Home,
): AsyncGenerator<ImportLine> {
  let columns = format.columns === undefined ? undefined : givenColumns(format.columns.split(','));
  let isHeader = format.header === 'yes';
  for await (const { line, cells } of lines) {
    if (isHeader) columns ??= givenColumns(cells.map(fieldOfHeader));
    else yield { line, ...readLine(textsOf(cells, (columns ??= givenColumns([]))), format, home) };
    isHeader = false;
  }
}

/** A header names a field in any case, and with spaces for underscores. */
function fieldOfHeader(cell: string): string {
  const name = cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  return ImportField.options.find((field) => field.toLowerCase() === name) ?? '';
}

type Columns = (ImportField | null)[];

function givenColumns(names: readonly string[]): Columns {
  const columns = names.map((name) => {
    const field = ImportField.nullable().safeParse(name.trim() || null);
    if (!field.success) throw invalid(`unknown field ${name.trim().slice(0, 40)}`);
    return field.data;
  });
  const missing = (['dateStart', 'caller', 'trackingNumber'] as const).filter((field) => !columns.includes(field));
  if (missing.length > 0) throw invalid(`no column for ${missing.join(', ')}`);
  return columns;
}

const invalid = (message: string) => new AppError('INVALID-PAYLOAD', [{ path: 'columns', message }]);

type Texts = Partial<Record<ImportField, string>>;

/** The text of each field that has any. Columns of the same field are joined. */
function textsOf(cells: readonly string[], columns: Columns): Texts {
  const texts: Texts = {};
  for (const [at, field] of columns.entries()) {
    const text = cells[at]?.trim();
    if (field !== null && text) texts[field] = texts[field] === undefined ? text : `${texts[field]} ${text}`;
  }
  return texts;
}

type Fault = Omit<LineError, 'line'>;

function readLine(texts: Texts, format: CallFileFormat, home: Home): { call: ImportedCall } | Fault {
  const faults: Fault[] = [];
  const read = <Value>(
    field: ImportField,
    problem: ImportProblem,
    parse: (text: string) => Value | undefined,
  ): Value | undefined => {
    const text = texts[field];
    const value = text === undefined ? undefined : parse(text);
    if (text !== undefined && value === undefined) faults.push({ field, problem, value: text });
    return value;
  };
  const number = (text: string): number | undefined => (/^-?\d+$/.test(text) ? Number(text) : undefined);
  const direction = read('direction', 'direction', readDirection) ?? 'inbound';
  const at = read('dateStart', 'date', (text) => readTime(text, format.dateOrder, format.timezone ?? home.timezone));
  const duration = read('duration', 'seconds', readSeconds);
  const talkTime = read('talkTime', 'seconds', readSeconds);
  const caller = isWithheld(texts.caller ?? '')
    ? null
    : read('caller', 'phone', (text) => readPhone(text, home.country));
  const reported = {
    ...texts,
    dateStart: at?.toISOString(),
    caller,
    trackingNumber: read('trackingNumber', 'phone', (text) => readPhone(text, home.country)),
    direction,
    status: read('status', 'status', (text) => readStatus(text, direction)) ?? guessedStatus(texts, talkTime),
    duration: duration ?? talkTime ?? 0,
    talkTime,
    tags: texts.tags === undefined ? [] : tagsOf(texts.tags),
    score: read('score', 'number', number),
    firstTimeCaller: read('firstTimeCaller', 'flag', readFlag),
    revenue: read('revenue', 'money', (text) => readRevenue(text, home.country)),
    device: read('device', 'device', readDevice),
    IVR: read('IVR', 'keys', readKeys),
  };
  const [fault] = faults;
  if (fault) return fault;
  const parsed = ImportedCall.safeParse(reported);
  if (parsed.success) return { call: parsed.data };
  return faultOf(parsed.error, texts);
}

/** Without a status, who talked was answered. */
function guessedStatus(texts: Texts, talkTime: number | undefined): 'answered' | 'missed' | undefined {
  if (texts.status !== undefined || talkTime === undefined) return undefined;
  return talkTime > 0 ? 'answered' : 'missed';
}

function tagsOf(text: string): string[] {
  return [...new Set(text.split(/[,;|]/).flatMap((tag) => tag.trim() || []))];
}

function faultOf(error: z.ZodError, texts: Texts): Fault {
  const field = ImportField.nullable()
    .catch(null)
    .parse(error.issues[0]?.path[0] ?? null);
  const value = field === null ? '' : (texts[field] ?? '');
  return { field, problem: value === '' ? 'missing' : 'too-long', value };
}
