import { type CalendarDateTime, parseDateTime, toZoned } from '@internationalized/date';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { LRUCache } from 'lru-cache';
import type { CallDirection, CallStatus } from '#values/callStatus.ts';
import type { DateOrder } from '#values/importedCall.ts';

const date = String.raw`(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})`;
const time = String.raw`(\d{1,2}):(\d\d)(?::(\d\d))?(?:[.,]\d+)?\s*([ap]\.?m\.?)?`;
const zone = String.raw`(Z|UTC|GMT|[+-]\d\d:?\d\d)`;
const moment = new RegExp(String.raw`^${date}(?:[T,\s]+${time})?(?:\s*${zone})?$`, 'i');

/**
 * A time as files write it: year first or by the order, with or without a time, 24 or 12 hours, with an offset or by the
 * clocks of a zone. Undefined if it is none.
 */
export function readTime(text: string, order: DateOrder, timezone: string): Date | undefined {
  const found = moment.exec(text.trim());
  if (!found) return undefined;
  const [, one = '', two = '', three = '', hours = '0', minutes = '0', seconds = '0', half, offset] = found;
  const [year, month, day] =
    one.length === 4 ? [one, two, three] : order === 'dmy' ? [three, two, one] : [three, one, two];
  const parts = [month, day, hourOf(Number(hours), half), minutes, seconds].map((part) =>
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

function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return 99;
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
}

function onClock(clock: CalendarDateTime, timezone: string): Date {
  return toZoned(clock, timezone, 'compatible').toDate();
}

function atOffset(clock: CalendarDateTime, offset: string): Date {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(offset) ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -60_000 : 60_000);
  return new Date(toZoned(clock, 'UTC').toDate().getTime() - ahead);
}

/** Whole seconds: `65`, `1:05`, `0:01:05`, `1m 5s`. */
export function readSeconds(text: string): number | undefined {
  const given = text.trim().toLowerCase();
  if (/^\d+([.,]\d+)?$/.test(given)) return Math.round(Number(given.replace(',', '.')));
  if (/^(\d+:)?\d{1,2}:\d\d$/.test(given))
    return given.split(':').reduce((total, part) => total * 60 + Number(part), 0);
  const [whole, h = '0', m = '0', s = '0'] =
    /^(?:(\d+)\s*h\w*)?\s*(?:(\d+)\s*m\w*)?\s*(?:(\d+)\s*s\w*)?$/.exec(given) ?? [];
  return whole ? Number(h) * 3600 + Number(m) * 60 + Number(s) : undefined;
}

/** A number in E.164, also as people of a country write it. A file names the same few tracking numbers in all of its lines. */
export function readPhone(text: string, country: string): string | undefined {
  const key = `${country} ${text}`;
  const known = phones.get(key);
  if (known) return known.number;
  const found = parsePhoneNumberFromString(text, country as CountryCode);
  const number = found?.isPossible() ? found.number : undefined;
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

export function readFlag(text: string): boolean | undefined {
  const given = text.trim().toLowerCase();
  if (/^(true|yes|y|1|first|new|s[iì])$/.test(given)) return true;
  return /^(false|no|n|0|repeat|returning)$/.test(given) ? false : undefined;
}
