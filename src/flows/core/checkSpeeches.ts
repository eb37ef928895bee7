import { speakableLanguages } from './languages.ts';
import type { NodeProblem } from './nodeType.ts';

/** Carriers refuse a longer text (Twilio's error 13521), in UTF-8 bytes. */
const MOST_BYTES = 4096;

/** Checks every prompt in a node's settings, wherever it is: its length for the carrier, and its language. */
export function checkSpeeches(settings: unknown, path: readonly string[] = []): NodeProblem[] {
  if (typeof settings !== 'object' || settings === null) return [];
  if (isSpokenText(settings)) return checkText(settings, path);
  return Object.entries(settings).flatMap(([key, value]) => checkSpeeches(value, [...path, key]));
}

function checkText({ text, language }: SpokenText, path: readonly string[]): NodeProblem[] {
  const error = (code: NodeProblem['code'], field: string, values: NodeProblem['values']): NodeProblem => {
    return { code, severity: 'error', path: [...path, field].join('.'), ...(values && { values }) };
  };
  return [
    ...(utf8Length(text) > MOST_BYTES ? [error('SPEECH-TOO-LONG', 'text', undefined)] : []),
    ...(speakableLanguages.has(language) ? [] : [error('LANGUAGE-UNKNOWN', 'language', { language })]),
  ];
}

interface SpokenText {
  text: string;
  language: string;
}

function isSpokenText(value: object): value is SpokenText {
  return 'kind' in value && value.kind === 'text' && 'text' in value && 'language' in value;
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}
