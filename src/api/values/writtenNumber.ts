import { type CountryCode, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { plainNumber } from './plainText.ts';

/** A number that a spreadsheet stored as a decimal: `61412345610.0`. */
const decimal = /^(\+?\d{5,})[.,](\d{1,2})$/;
/** Or in powers of ten: `6.14E+10`. */
const power = /^\+?(\d)(?:[.,](\d+))?e\+?(\d{1,2})$/i;
const grouped = /^\+?\d{1,3}(,\d{3}){2,}$/;

/** Its digits; null when some were lost, so that nobody can tell them. */
function repaired(text: string): string | null {
  const [, whole, rest] = decimal.exec(text) ?? [];
  if (whole !== undefined) return /^0+$/.test(rest ?? '') ? whole : null;
  const [, first = '', others = '', exponent] = power.exec(text) ?? [];
  if (exponent !== undefined) return others.length === Number(exponent) ? first + others : null;
  return grouped.test(text) ? text.replaceAll(',', '') : text;
}

/** How international numbers begin in Australia, in most countries and in North America. */
const prefixes = ['0011', '00', '011'];

/**
 * A phone number as people of a country write it or as a file has it, only if a numbering plan has it and no other reading is a
 * number as well. Undefined for anything else: a wrong reading would be somebody else’s number.
 */
export function readWrittenNumber(written: string, country: string): PhoneNumber | undefined {
  const text = repaired(plainNumber(written));
  if (text === null) return undefined;
  const digits = text.replaceAll(/[^\d+]/g, '');
  const prefix = prefixes.find((one) => digits.startsWith(one));
  const read = [text, ...(prefix === undefined ? [] : [`+${digits.slice(prefix.length)}`])]
    .map((reading) => parsePhoneNumberFromString(reading, country as CountryCode))
    .filter((parsed) => parsed?.isValid());
  return new Set(read.map((parsed) => parsed?.number)).size === 1 ? read[0] : undefined;
}
