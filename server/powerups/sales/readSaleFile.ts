import type { z } from 'zod';
import type { SaleProblem, sales } from '#contract/powerups/sales.contract.ts';
import { currencyOfCountry } from '#values/countries.ts';
import { type Money, parseMoney } from '#values/money.ts';
import type { SheetLine } from '#values/rowLimits.ts';
import { Sale, SaleField } from '#values/sale.ts';
import { AppError } from '../../kernel/appError.ts';
import { readPhone, readTime } from '../../kernel/files/readCells.ts';
import type { RowKind } from '../../kernel/files/sheetRows.ts';
import { dayLabel, dayNumber, localDay, quarterMs, startOfDay } from '../../kernel/time/localTime.ts';

type SaleFileFormat = Pick<z.output<typeof sales.uploadSales.body>, 'columns' | 'header' | 'dateOrder' | 'timezone'>;

export interface SaleFault {
  line: number;
  field: SaleField | null;
  problem: SaleProblem;
  value: string;
}

/** A line of an upload: a sale, or what is wrong with it. Lines count from 1. */
export type SaleLine = { line: number; sale: Sale } | SaleFault;

/** Where the account is. */
interface Home {
  country: string;
  timezone: string;
}

export const saleRows: RowKind<{ format: SaleFileFormat; home: Home; now: string }, SaleLine> = {
  kind: 'sales',
  read: (lines, { format, home, now }) => readSaleFile(lines, format, { ...home, now: Date.parse(now) }),
};

/**
 * Reads the sales of a file’s lines one by one, so that memory stays constant.
 * @throws AppError INVALID-PAYLOAD when the columns name an unknown field, or not those that every sale needs.
 */
async function* readSaleFile(
  lines: AsyncIterable<SheetLine>,
  format: SaleFileFormat,
  given: Home & { now: number },
): AsyncGenerator<SaleLine> {
  let columns = format.columns === undefined ? undefined : givenColumns(format.columns.split(','));
  let isHeader = format.header === 'yes';
  for await (const { line, cells } of lines) {
    if (isHeader) columns ??= givenColumns(cells.map(fieldOfHeader));
    else yield { line, ...readLine(textsOf(cells, (columns ??= givenColumns([]))), format, given) };
    isHeader = false;
  }
}

const names: Record<SaleField, RegExp> = {
  phone: /^(phone|phone number|number|caller|mobile|tel|telephone|msisdn|telefono|numero)$/,
  date: /^(date|sold at|sale date|date sold|order date|closed|data)$/,
  value: /^(value|amount|revenue|price|total|sale value|valore|importo)$/,
  orderId: /^(order id|orderid|order|order number|invoice|reference|id|ordine)$/,
  stage: /^(stage|status|fase|stato)$/,
};

/** A header names a field in any case, with spaces or underscores, also as other systems call it. */
function fieldOfHeader(cell: string): string {
  const name = cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
  return SaleField.options.find((field) => names[field].test(name)) ?? '';
}

type Columns = (SaleField | null)[];

function givenColumns(given: readonly string[]): Columns {
  const columns = given.map((name) => {
    const field = SaleField.nullable().safeParse(name.trim() || null);
    if (!field.success) throw invalid(`unknown field ${name.trim().slice(0, 40)}`);
    return field.data;
  });
  const missing = (['phone', 'date'] as const).filter((field) => !columns.includes(field));
  if (missing.length > 0) throw invalid(`no column for ${missing.join(', ')}`);
  return columns;
}

const invalid = (message: string) => new AppError('INVALID-PAYLOAD', [{ path: 'columns', message }]);

type Texts = Partial<Record<SaleField, string>>;

/** The text of each field that has any. Columns of the same field are joined. */
function textsOf(cells: readonly string[], columns: Columns): Texts {
  const texts: Texts = {};
  for (const [at, field] of columns.entries()) {
    const text = cells[at]?.trim();
    if (field !== null && text) texts[field] = texts[field] === undefined ? text : `${texts[field]} ${text}`;
  }
  return texts;
}

function readLine(texts: Texts, format: SaleFileFormat, given: Home & { now: number }) {
  const { phone, date, value, orderId, stage } = texts;
  const fault = (field: SaleField, problem: SaleProblem) => ({ field, problem, value: texts[field] ?? '' });
  if (phone === undefined) return fault('phone', 'missing');
  if (date === undefined) return fault('date', 'missing');
  const number = readPhone(phone, given.country);
  if (number === undefined) return fault('phone', 'phone');
  const at = readMoment(date, format, given);
  if (at === undefined) return fault('date', 'date');
  if (isFuture(at, { date, zone: format.timezone ?? given.timezone, now: given.now })) return fault('date', 'future');
  const money = value === undefined ? null : readMoney(value, given.country);
  if (money === undefined) return fault('value', 'money');
  const sale = Sale.safeParse({ phone: number, date: at.toISOString(), value: money, orderId, stage: stage ?? null });
  if (sale.success) return { sale: sale.data };
  const field = SaleField.catch('value').parse(sale.error.issues[0]?.path[0]);
  return fault(field, field === 'value' ? 'money' : 'too-long');
}

const hasTime = (text: string) => text.includes(':');

/** A date alone is the last moment of its day, so that calls of that day come before it. */
function readMoment(text: string, { dateOrder, timezone }: SaleFileFormat, home: Home): Date | undefined {
  const zone = timezone ?? home.timezone;
  const at = readTime(text, dateOrder, zone);
  if (!at || hasTime(text)) return at;
  const next = dayLabel(dayNumber(localDay(at, zone)) + 1);
  return new Date(startOfDay(next, zone) * quarterMs - 1);
}

/** The end of today is still ahead. */
function isFuture(at: Date, { date, zone, now }: { date: string; zone: string; now: number }): boolean {
  return hasTime(date) ? at.getTime() > now : localDay(at, zone) > localDay(new Date(now), zone);
}

/** An amount as files write it: `1,234.50`, `$99`, `99 AUD`. */
function readMoney(text: string, country: string): Money | undefined {
  const money = parseMoney(text, currencyOfCountry(country), 'en');
  return money && money.amount >= 0 ? money : undefined;
}
