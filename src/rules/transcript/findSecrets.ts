import type { SecretKind } from '#values/transcript.ts';
import { type Digits, plainWord, runsOf } from './spokenDigits.ts';

/** Words that must not be kept, by their places, both inclusive. */
export interface Secret {
  from: number;
  to: number;
  kind: SecretKind;
}

/** A word of one speaker, and what anybody said shortly before it. */
export interface HeardWord {
  text: string;
  /** Plain words of all speakers, the latest last. */
  before: readonly string[];
}

const cardCue = /\b(card|cards|visa|mastercard|amex|american express|debit|credit|carta|bancomat|carte)\b/;
const codeCue =
  /\b(cvv2?|cvc2?|cv2|csc|security (code|number)|(three|four|3|4) (digits|numbers) on the (back|front)|pin|pass ?code|one time (code|password)|otp|verification code|access code|codice (di|della) (sicurezza|verifica|carta)|codice (pin|otp|segreto)|ultime tre cifre)\b/;
/** By a number that one doesn’t keep secret; the latest of the cues counts. */
const otherCue =
  /\b(phone|mobile|telephone|call me|reach me|order|invoice|reference|tracking|ticket|booking|postcode|zip|extension|policy|customer number|account number|telefono|cellulare|ordine|fattura|riferimento|pratica|cap|interno|polizza)\b/;

const [leastCardDigits, mostCardDigits, leastGuessed] = [13, 19, 12];
const cueWords = { card: 40, code: 14 };

/** What one speaker says that must not be kept: card numbers, their codes, and what follows “the password is”. */
export function findSecrets(words: readonly HeardWord[]): Secret[] {
  const texts = words.map(({ text }) => text);
  return [...runsOf(texts).flatMap((run) => secretsOf(run, words)), ...passwordsIn(texts)].toSorted(
    (one, other) => one.from - other.from,
  );
}

function secretsOf(run: readonly Digits[], words: readonly HeardWord[]): Secret[] {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last) return [];
  const before = words[first.from]?.before ?? [];
  const card = cardIn(run);
  if (card) {
    // Whatever digits follow a card number in one breath are its date and its code.
    const next = run.find(({ from }) => from > card.to);
    return [{ ...card, kind: 'card' }, ...(next ? [{ from: next.from, to: last.to, kind: 'code' } as const] : [])];
  }
  const count = run.reduce((sum, { digits }) => sum + digits.length, 0);
  const all = { from: first.from, to: last.to };
  // A digit that was heard wrong makes a card number none, but what was asked for says what it is.
  if (count >= leastGuessed && count <= mostCardDigits + 8 && isCued(before, cardCue, cueWords.card))
    return [{ ...all, kind: 'card' }];
  if (count >= 3 && count <= 8 && isCued(before, codeCue, cueWords.code)) return [{ ...all, kind: 'code' }];
  return [];
}

function isCued(before: readonly string[], cue: RegExp, most: number): boolean {
  const text = before.slice(-most).join(' ');
  const at = lastMatch(text, cue);
  return at >= 0 && at >= lastMatch(text, otherCue);
}

function lastMatch(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, 'g'))].at(-1)?.index ?? -1;
}

/** Words of a run that are a card number together; the longest, since its beginning may be one by chance. */
function cardIn(run: readonly Digits[]): Pick<Secret, 'from' | 'to'> | undefined {
  for (const [at, first] of run.entries()) {
    let digits = '';
    let longest: Pick<Secret, 'from' | 'to'> | undefined;
    for (const one of run.slice(at)) {
      digits += one.digits;
      if (digits.length > mostCardDigits) break;
      if (digits.length >= leastCardDigits && isCardNumber(digits)) longest = { from: first.from, to: one.to };
    }
    if (longest) return longest;
  }
  return undefined;
}

/** The beginnings and lengths of the numbers that issuers give out. */
const issuers: readonly [RegExp, readonly number[]][] = [
  [/^4/, [13, 16, 19]],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^3(0[0-5]|[689])/, [14, 16]],
  [/^(6011|64[4-9]|65)/, [16, 19]],
  [/^35(2[89]|[3-8])/, [16, 19]],
  [/^62/, [16, 17, 18, 19]],
  [/^(50|5[6-9]|6[0-9])/, [16, 18, 19]],
];

function isCardNumber(digits: string): boolean {
  return (
    issuers.some(([start, lengths]) => start.test(digits) && lengths.includes(digits.length)) && hasCheckDigit(digits)
  );
}

/** Luhn: ISO/IEC 7812-1, annex B. */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = at % 2 === 0 ? Number(digit) : Number(digit) * 2;
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const passwordWords = new Set(['password', 'passphrase', 'passwort']);
const linkWords = new Set(['is', 'it’s', 'è', 'would', 'be', 'will', 'should', 'sarebbe', 'equals']);
/** “The password is wrong” tells none. */
const notPasswords = new Set(
  'not wrong incorrect expired invalid correct right working required needed case sensitive the a an my your his her their locked blocked reset being been in on at for too very only always never still no non sbagliata errata scaduta corretta giusta la il un una mia sua stata there here something what'.split(
    ' ',
  ),
);
const mostPasswordWords = 4;

function passwordsIn(texts: readonly string[]): Secret[] {
  const plain = texts.map(plainWord);
  return plain.flatMap((word, at): Secret[] => {
    const isColon = /[:=]$/.test(texts[at] ?? '');
    const named = word.replace(/’s$/, '');
    if (!passwordWords.has(named)) return [];
    let from = at + 1;
    while (linkWords.has(plain[from] ?? '')) from += 1;
    const isSaid = isColon || word.endsWith('’s') || from > at + 1;
    const first = plain[from];
    if (!isSaid || first === undefined || first === '' || notPasswords.has(first)) return [];
    const length = texts.slice(from, from + mostPasswordWords).findIndex((text) => /[.?!,;]$/.test(text));
    const to = length < 0 ? Math.min(from + mostPasswordWords, texts.length) - 1 : from + length;
    return [{ from, to, kind: 'password' }];
  });
}
