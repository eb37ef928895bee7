import type { z } from 'zod';
import type { SaleProblem, sales } from '#contract/powerups/sales.contract.ts';
import { currencyOfCountry } from '#values/countries.ts';
import { type Money, parseMoney } from '#values/money.ts';
import type { SheetLine } from '#values/rowLimits.ts';
import { Sale, SaleField } from '#values/sale.ts';
import { readPhone, readTime } from '../../kernel/files/readCells.ts';
import { readFields, type Texts } from '../../kernel/files/readFields.ts';
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

async function* readSaleFile(
  lines: AsyncIterable<SheetLine>,
  format: SaleFileFormat,
  given: Home & { now: number },
): AsyncGenerator<SaleLine> {
  for await (const { line, texts } of readFields(lines, format, fields))
    yield { line, ...readLine(texts, format, given) };
}

/** As other systems call them. */
const names: Record<SaleField, RegExp> = {
  phone: /^(phone|phone number|number|caller|mobile|tel|telephone|msisdn|telefono|numero)$/,
  date: /^(date|sold at|sale date|date sold|order date|closed|data)$/,
  value: /^(value|amount|revenue|price|total|sale value|valore|importo)$/,
  orderId: /^(order id|orderid|order|order number|invoice|reference|id|ordine)$/,
  stage: /^(stage|status|fase|stato)$/,
};

const fields = {
  options: SaleField.options,
  needed: ['phone', 'date'] as const,
  /** In any case, with spaces or underscores. */
  isNamedBy: (field: SaleField, header: string) =>
    names[field].test(
      header
        .trim()
        .toLowerCase()
        .replaceAll(/[\s_-]+/g, ' '),
    ),
};

function readLine(texts: Texts<SaleField>, format: SaleFileFormat, given: Home & { now: number }) {
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
