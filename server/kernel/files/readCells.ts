import { type CalendarDateTime, parseDateTime, toZoned } from '@internationalized/date';
import { LRUCache } from 'lru-cache';
import type { CallDirection, CallStatus } from '#values/callStatus.ts';
import { clockHour } from '#values/clockHour.ts';
import type { DateOrder } from '#values/importedCall.ts';
import type { LeadStatus } from '#values/leadStatus.ts';
import { readWrittenNumber } from '#values/writtenNumber.ts';

/** Refused with the other parts that no date has. */
const NO_HOUR = 99;

/** Characters of a time, a duration, a number or a word: none is longer. */
const longest = 64;

const date = String.raw`(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})`;
const time = String.raw`(\d{1,2}):(\d\d)(?::(\d\d))?(?:[.,]\d{1,9})?\s{0,3}([ap]\.?m\.?)?`;
const zone = String.raw`(Z|UTC|GMT|[+-]\d\d:?\d\d)`;
const moment = new RegExp(String.raw`^${date}(?:(?:T|,?\s{1,3})${time})?(?:\s{0,3}${zone})?$`, 'i');

/**
 * A time as files write it: year first or by the order, with or without a time, 24 or 12 hours, with an offset or by the
 * clocks of a zone. Undefined if it is none.
 */
export function readTime(text: string, order: DateOrder, timezone: string): Date | undefined {
  if (text.length > longest) return undefined;
  const found = moment.exec(text.trim());
  if (!found) return undefined;
  const [, one = '', two = '', three = '', hours = '0', minutes = '0', seconds = '0', half, offset] = found;
  const [year, month, day] =
    one.length === 4 ? [one, two, three] : order === 'dmy' ? [three, two, one] : [three, one, two];
  const parts = [month, day, clockHour(Number(hours), half) ?? NO_HOUR, minutes, seconds].map((part) =>
    String(part).padStart(2, '0'),
  );
  const [mm, dd, h, m, s] = parts;
  const fullYear = year.length === 2 ? `20${year}` : year;
  try {
    // Checks the parts: the constructor would take the nearest possible date.
    const clock = parseDateTime(`${fullYear}-${mm}-${dd}T${h}:${m}:${s}`);
    return offset === undefined ? onClock(clock, timezone) : atOffset(clock, offset);
  } catch {
    return undefined;
  }
}

function onClock(clock: CalendarDateTime, timezone: string): Date {
  return toZoned(clock, timezone, 'compatible').toDate();
}

function atOffset(clock: CalendarDateTime, offset: string): Date {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(offset) ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -60_000 : 60_000);
  return new Date(toZoned(clock, 'UTC').toDate().getTime() - ahead);
}

/** Whole seconds: `65`, `1,234.5`, `1:05`, `0:01:05`, `1m 5s`. */
export function readSeconds(text: string): number | undefined {
  if (text.length > longest) return undefined;
  const given = text.trim().toLowerCase();
  if (/^[\d.,]+$/.test(given)) return readDecimal(given);
  if (/^(\d+:)?\d{1,2}:\d\d$/.test(given))
    return given.split(':').reduce((total, part) => total * 60 + Number(part), 0);
  return readUnits(given);
}

/**
 * A number with dots or commas. `1,234` may be 1234 or little more than 1, so it is none; `0,234`, `1234.567` and
 * `1,234,567` can only be one.
 */
function readDecimal(given: string): number | undefined {
  const [whole = '', ...parts] = given.split(/[.,]/);
  const marks = given.replaceAll(/\d/g, '');
  const isGrouped = /^[1-9]\d{0,2}$/.test(whole) && parts.slice(0, -1).every((part) => part.length === 3);
  const last = parts.at(-1) ?? '';
  if (whole === '' || parts.includes('')) return undefined;
  if (parts.length === 0) return Number(whole);
  if (parts.length === 1) return isGrouped && last.length === 3 ? undefined : Math.round(Number(`${whole}.${last}`));
  if (!isGrouped) return undefined;
  // `1.234.567` has groups only, `1.234,5` a fraction too.
  if (new Set(marks).size === 1) return last.length === 3 ? Number(whole + parts.join('')) : undefined;
  if (new Set(marks.slice(0, -1)).size !== 1 || marks.at(-1) === marks[0]) return undefined;
  return Math.round(Number(`${whole}${parts.slice(0, -1).join('')}.${last}`));
}

const units = { h: 3600, m: 60, s: 1 } as const;
type Unit = keyof typeof units;

/** `1h 2min 3 sec`, each unit once and in this order. */
function readUnits(given: string): number | undefined {
  let seconds = 0;
  let left = Infinity;
  const rest = given.replaceAll(/(\d{1,9}) {0,3}([hms])[a-z]{0,8}\s{0,3}/g, (_, count: string, unit: Unit) => {
    seconds = units[unit] < left ? seconds + Number(count) * units[unit] : NaN;
    left = units[unit];
    return '';
  });
  return rest === '' && left !== Infinity && !Number.isNaN(seconds) ? seconds : undefined;
}

/** A number in E.164, also as people of a country write it. A file names the same few tracking numbers in all of its lines. */
export function readPhone(text: string, country: string): string | undefined {
  if (text.length > longest) return undefined;
  const key = `${country} ${text}`;
  const known = phones.get(key);
  if (known) return known.number;
  const number = readWrittenNumber(text, country)?.number;
  phones.set(key, { number });
  return number;
}

const phones = new LRUCache<string, { number: string | undefined }>({ max: 2_000 });

const withheld =
  /^(|-|anonymous|withheld|private|unknown|blocked|restricted|unavailable|no caller id|anonimo|privato)$/i;

export const isWithheld = (text: string): boolean => withheld.test(text.trim());

const statuses: Record<CallStatus, RegExp> = {
  answered: /^(answered|answered call|completed|connected|success|risposta|true|yes)$/,
  missed: /^(missed|missed call|no[ -_]?answer|not answered|unanswered|busy|failed|persa|false|no)$/,
  abandoned: /^(abandoned|abandoned call|hang ?up|hung up|cancell?ed|caller hung up|abbandonata)$/,
  voicemail: /^(voice ?mail|voice message|segreteria)$/,
};

/** A status in other systems’ words. An inbound call that left a message is missed (docs/decisions/003). */
export function readStatus(text: string, direction: CallDirection): CallStatus | undefined {
  const given = text.trim().toLowerCase();
  const found = Object.entries(statuses).find(([, words]) => words.test(given))?.[0] as CallStatus | undefined;
  return found === 'voicemail' && direction === 'inbound' ? 'missed' : found;
}

export function readDirection(text: string): CallDirection | undefined {
  const given = text.trim().toLowerCase();
  if (/^(in|inbound|incoming|entrata|in entrata)$/.test(given)) return 'inbound';
  return /^(out|outbound|outgoing|uscita|in uscita)$/.test(given) ? 'outbound' : undefined;
}

const leadStatuses: Record<LeadStatus, RegExp> = {
  new: /^(new|open|new lead|nuov[oa])$/,
  qualified: /^(qualified|qualified lead|good ?lead|lead|opportunity|quoted|quote sent|qualificat[oa])$/,
  notLead: /^(not ?(a )?lead|no lead|bad lead|unqualified|disqualified|non (è )?un contatto)$/,
  won: /^((closed )?won|sold|sale|customer|paid|vint[oa]|vendut[oa]|acquisit[oa])$/,
  lost: /^((closed )?lost|no sale|pers[oa])$/,
  spam: /^(spam|junk)$/,
};

/** A lead status in other systems’ words. */
export function readLeadStatus(text: string): LeadStatus | undefined {
  const given = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
  return Object.entries(leadStatuses).find(([, words]) => words.test(given))?.[0] as LeadStatus | undefined;
}

export function readFlag(text: string): boolean | undefined {
  const given = text.trim().toLowerCase();
  if (/^(true|yes|y|1|first|new|s[iì])$/.test(given)) return true;
  return /^(false|no|n|0|repeat|returning)$/.test(given) ? false : undefined;
}
