import type { z } from 'zod';
import type { callImports, ImportProblem } from '#contract/telephony/callImports.contract.ts';
import { ImportedCall, ImportField } from '#values/importedCall.ts';
import type { SheetLine } from '#values/rowLimits.ts';
import { readFields, type Texts } from '../../kernel/files/readFields.ts';
import type { RowKind } from '../../kernel/files/sheetRows.ts';
import {
  isWithheld,
  readDirection,
  readFlag,
  readLeadStatus,
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

async function* readCallFile(
  lines: AsyncIterable<SheetLine>,
  format: CallFileFormat,
  home: Home,
): AsyncGenerator<ImportLine> {
  for await (const { line, texts } of readFields(lines, format, fields))
    yield { line, ...readLine(texts, format, home) };
}

const fields = {
  options: ImportField.options,
  needed: ['dateStart', 'caller', 'trackingNumber'] as const,
  /** In any case, and with spaces for underscores. */
  isNamedBy: (field: ImportField, header: string) =>
    header
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_') === field.toLowerCase(),
};

type Fault = Omit<LineError, 'line'>;

function readLine(texts: Texts<ImportField>, format: CallFileFormat, home: Home): { call: ImportedCall } | Fault {
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
    leadStatus: read('leadStatus', 'leadStatus', readLeadStatus),
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
function guessedStatus(texts: Texts<ImportField>, talkTime: number | undefined): 'answered' | 'missed' | undefined {
  if (texts.status !== undefined || talkTime === undefined) return undefined;
  return talkTime > 0 ? 'answered' : 'missed';
}

function tagsOf(text: string): string[] {
  return [...new Set(text.split(/[,;|]/).flatMap((tag) => tag.trim() || []))];
}

function faultOf(error: z.ZodError, texts: Texts<ImportField>): Fault {
  const field = ImportField.nullable()
    .catch(null)
    .parse(error.issues[0]?.path[0] ?? null);
  const value = field === null ? '' : (texts[field] ?? '');
  return { field, problem: value === '' ? 'missing' : 'too-long', value };
}
