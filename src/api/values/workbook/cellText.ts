/** What a number format makes of a number, as far as a text without format needs to know. */
export type NumberFormat = 'date' | 'time' | 'date-time' | 'elapsed' | { digits: number };

/** Formats without a code of their own (ECMA-376, part 1, 18.8.30), with those of East Asia. */
const builtIn: readonly [from: number, to: number, NumberFormat][] = [
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'date-time'],
  [27, 31, 'date'],
  [32, 33, 'time'],
  [34, 36, 'date'],
  [45, 45, 'time'],
  [46, 46, 'elapsed'],
  [47, 47, 'time'],
  [50, 58, 'date'],
];

/** Excel’s own limit. */
const longestCode = 255;

/** The format of an id and its code, if it has one. Undefined for a plain number. */
export function numberFormatOf(id: number, code: string | undefined): NumberFormat | undefined {
  if (code === undefined) return builtIn.find(([from, to]) => id >= from && id <= to)?.[2];
  if (code.length > longestCode) return undefined;
  if (/^0{2,32}$/.test(code)) return { digits: code.length };
  const letters = withoutText(code);
  if (/general/i.test(letters)) return undefined;
  if (/\[[hms]+\]/i.test(letters)) return 'elapsed';
  const hasTime = /[hs]/i.test(letters);
  // An m means minutes next to hours or seconds.
  const hasDate = /[dy]/i.test(letters) || (!hasTime && /m/i.test(letters));
  if (hasDate) return hasTime ? 'date-time' : 'date';
  return hasTime ? 'time' : undefined;
}

/** The first section of a format’s code without quoted and escaped text, padding, colours and conditions. */
function withoutText(code: string): string {
  let letters = '';
  for (let at = 0; at < code.length && code[at] !== ';'; at += 1) {
    const sign = code[at] ?? '';
    if (sign === '\\' || sign === '_' || sign === '*') at += 1;
    else if (sign === '"' || sign === '[') {
      const end = code.indexOf(sign === '"' ? '"' : ']', at + 1);
      const inside = code.slice(at, end + 1);
      if (/^\[(h+|m+|s+)\]$/i.test(inside)) letters += inside;
      if (end >= 0) at = end;
    } else letters += sign;
  }
  return letters;
}

/**
 * A number as text: whole numbers in digits, others with the 15 digits that spreadsheets calculate with, dates and times as
 * ISO. `raw` is as workbooks write it, such as `4.91701E+11`.
 */
export function numberText(raw: string, format: NumberFormat | undefined, starts1904: boolean): string {
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value)) return raw;
  if (format === undefined) return plainNumber(raw, value);
  if (typeof format === 'object')
    return Number.isInteger(value) && value >= 0
      ? plainNumber(raw, value).padStart(format.digits, '0')
      : plainNumber(raw, value);
  return (format === 'elapsed' ? elapsed(value) : momentText(value, format, starts1904)) ?? plainNumber(raw, value);
}

function plainNumber(raw: string, value: number): string {
  if (/^-?\d+$/.test(raw)) return raw;
  if (Number.isInteger(value)) return BigInt(value).toString();
  const digits = String(Number(value.toPrecision(15)));
  // Only numbers below a millionth are in scientific notation here.
  return digits.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : digits;
}

const daySeconds = 86_400;
const end = Date.UTC(10_000, 0);

function momentText(value: number, format: 'date' | 'time' | 'date-time', starts1904: boolean): string | undefined {
  if (value < 0) return undefined;
  const seconds = Math.round(value * daySeconds);
  const [days, rest] = [Math.floor(seconds / daySeconds), seconds % daySeconds];
  if (format === 'time' || (days === 0 && !starts1904)) return clock(rest);
  // Day 60 of the older system is a 29 February 1900 that never was.
  const since = starts1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const day = since + days * daySeconds * 1000;
  if (day >= end) return undefined;
  const date = new Date(day).toISOString().slice(0, 10);
  return format === 'date' && rest === 0 ? date : `${date}T${clock(rest)}`;
}

function elapsed(value: number): string | undefined {
  return value < 0 ? undefined : clock(Math.round(value * daySeconds));
}

function clock(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
