/** A number of the page and what visitors see instead, as the server writes both. */
export interface Swap {
  /** E.164. */
  from: string;
  to: string;
  /** As people of the number’s country write them: `03 9876 5432`. */
  fromLocal: string;
  toLocal: string;
  /** With the country’s code: `+61 3 9876 5432`. */
  toGlobal: string;
}

/** A number in a text. */
export interface FoundNumber {
  at: number;
  text: string;
  /** What to write there instead, in the same form. */
  by: string;
  swap: Swap;
}

/** What may stand between the digits of a number: spaces of all kinds, dashes, dots, slashes, brackets. */
const between = '[\\s\\u00ad\\u200b\\u2060\\ufeff().\\-\\u2010-\\u2015\\u2212/\\u00b7]{0,3}';

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The ways to write a number, as digits. */
function writings({ from, fromLocal }: Swap): string[] {
  const [global, local] = [digitsOf(from), digitsOf(fromLocal)];
  // In Italy the 0 is a part of the number.
  const bare = global.endsWith(local) ? local : local.replace(/^0/, '');
  const code = global.slice(0, global.length - bare.length);
  // `+61 (0)2 …`, as many write.
  return [global, code + local, local, bare].filter((each, at, all) => each.length >= 5 && all.indexOf(each) === at);
}

/** Finds numbers in texts, however they are written. */
export interface NumberFinder {
  (text: string): FoundNumber[];
  /** Sees quickly that most texts have no such number. */
  mayHold: (text: string) => boolean;
}

/** Undefined if there is nothing to look for. */
export function numberFinder(swaps: readonly Swap[]): NumberFinder | undefined {
  const byDigits = new Map<string, Swap>();
  for (const swap of swaps) for (const digits of writings(swap)) if (!byDigits.has(digits)) byDigits.set(digits, swap);
  if (byDigits.size === 0) return undefined;
  const forms = [...byDigits.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(?<![\\w+@#/=.-])(?<!\\d[\\s.-])(?:\\+|00)?\\(?(?:${forms.map((digits) => digits.split('').join(between)).join('|')})(?![\\w@]|[-.]\\d)`,
    'gi',
  );
  const ends = [...new Set(forms.map((digits) => digits.slice(-3)))];
  const hint = new RegExp(ends.map((digits) => digits.split('').join(between)).join('|'));
  const mayHold = (text: string) => hint.test(text);
  const find = (text: string) => {
    const found: FoundNumber[] = [];
    if (!mayHold(text)) return found;
    for (const { 0: written, index: at } of text.matchAll(pattern)) {
      const digits = digitsOf(written);
      const swap = byDigits.get(digits) ?? byDigits.get(digits.replace(/^00/, ''));
      if (swap) found.push({ at, text: written, by: inFormOf(written, swap), swap });
    }
    return found;
  };
  return Object.assign(find, { mayHold });
}

/**
 * The other number in the same form: digit by digit where both have as many, so that brackets, dashes and spaces stay;
 * otherwise as its country writes it, with the separator that was found.
 */
export function inFormOf(written: string, { to, toLocal, toGlobal, fromLocal }: Swap): string {
  const digits = digitsOf(written);
  const isGlobal = /^\(?(\+|00)/.test(written) || digits.length > digitsOf(fromLocal).length;
  const local = digitsOf(toLocal);
  const choices = isGlobal ? [digitsOf(to), `00${digitsOf(to)}`] : [local, local.replace(/^0/, '')];
  const same = choices.find((each) => each.length === digits.length && sameStart(each, digits, isGlobal));
  if (same !== undefined) {
    let next = 0;
    return written.replaceAll(/\d/g, () => same[next++] ?? '');
  }
  const plain = isGlobal ? toGlobal : toLocal;
  const separator = /\d([^\d()])\d/.exec(written)?.[1] ?? (/\D/.test(written.trim()) ? ' ' : '');
  return plain.replaceAll(/[\s-]+/g, separator);
}

/** A number without its leading 0 must not be taken for one with it, nor one after `00` for one after `+`. */
function sameStart(one: string, other: string, isGlobal: boolean): boolean {
  return isGlobal ? one.startsWith('00') === other.startsWith('00') : one.startsWith('0') === other.startsWith('0');
}
