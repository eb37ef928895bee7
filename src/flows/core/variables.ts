import { nationalNumber, readableNumber } from '#values/numberPlan.ts';
import type { Effect } from './effects.ts';
import { withSpeeches } from './speeches.ts';
import type { CallFacts } from './facts.ts';
import type { NodeProblem } from './nodeType.ts';
import { toSpeakable } from './speech.ts';

/** What a call fills in: the facts, the time (epoch milliseconds) and the zone in which it is told. */
export interface FillContext {
  facts: CallFacts;
  at: number;
  timezone: string;
}

interface Filling extends FillContext {
  /** BCP 47. */
  language: string;
  number: (number: string) => string;
}

const tell = (options: Intl.DateTimeFormatOptions) => {
  return ({ at, timezone, language }: Filling): string =>
    new Intl.DateTimeFormat(knownLanguage(language), { ...options, timeZone: timezone }).format(at);
};

/** The placeholders of prompts and texts, written `{{caller}}`. What is not known is left out. */
const values = {
  caller: ({ facts: { caller }, number }) => (caller === null ? '' : number(caller)),
  callerName: ({ facts }) => facts.callerName ?? '',
  number: ({ facts, number }) => number(facts.trackingNumber),
  numberName: ({ facts }) => facts.trackingName ?? '',
  area: ({ facts }) => facts.area ?? '',
  time: tell({ hour: 'numeric', minute: '2-digit' }),
  date: tell({ day: 'numeric', month: 'long' }),
  day: tell({ weekday: 'long' }),
} satisfies Record<string, (filling: Filling) => string>;

export type Variable = keyof typeof values;
export const VARIABLES = Object.keys(values) as Variable[];

/** The most UTF-8 bytes that a placeholder is filled with. */
export const LONGEST_VALUE = 100;

const placeholder = /\{\{\s*(?:([^{}\s]+)\s*)?\}\}/g;

/** Reports placeholders that do not exist. */
export function checkVariables(text: string, path: string): NodeProblem[] {
  if (!text.includes('{{')) return [];
  const names = new Set([...text.matchAll(placeholder)].map(([, name = '']) => name));
  return [...names]
    .filter((name) => !isVariable(name))
    .map((variable) => ({ code: 'VARIABLE-UNKNOWN', severity: 'error', path, values: { variable } }));
}

/** The text with each placeholder as long as it can become. */
export function longestFilled(text: string): string {
  return text.replaceAll(placeholder, (whole, name: string) => (isVariable(name) ? 'x'.repeat(LONGEST_VALUE) : whole));
}

/** The effect with the placeholders of its texts filled in; unknown ones stay as they are. */
export function fillEffect(effect: Effect, context: FillContext): Effect {
  if (effect.type === 'sendText') {
    const filling = { ...context, language: effect.language, number: readableNumber };
    return { ...effect, text: fill(effect.text, filling) };
  }
  return withSpeeches(effect, (speech) => {
    const text = fill(speech.text, { ...context, language: speech.language, number: spell });
    return { ...speech, text };
  });
}

function fill(text: string, filling: Filling): string {
  if (!text.includes('{{')) return text;
  const filled = text.replaceAll(placeholder, (whole, name: string) =>
    isVariable(name) ? shorten(toSpeakable(values[name](filling))) : whole,
  );
  // Carriers refuse to speak or send nothing.
  return filled.replaceAll(/ {2,}/g, ' ').trim() || '.';
}

function isVariable(name: string): name is Variable {
  return Object.hasOwn(values, name);
}

/** A number digit by digit, with a pause between its groups: `0 4 1 2, 3 4 5, 6 7 8`. */
function spell(number: string): string {
  const groups = nationalNumber(number).match(/\d+/g) ?? [];
  return groups.map((group) => group.split('').join(' ')).join(', ');
}

function shorten(text: string): string {
  let bytes = 0;
  let short = '';
  for (const character of text) {
    bytes += utf8Length(character);
    if (bytes > LONGEST_VALUE) break;
    short += character;
  }
  return short;
}

/** The length of a text in UTF-8 bytes. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}

function knownLanguage(language: string): string {
  return Intl.DateTimeFormat.supportedLocalesOf([language])[0] ?? 'en-AU';
}
