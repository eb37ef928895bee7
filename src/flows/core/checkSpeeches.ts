import { playedFile } from './audioFilesIn.ts';
import { speakableLanguages } from './languages.ts';
import type { NodeProblem } from './nodeType.ts';
import type { AudioFiles } from './speech.ts';
import { checkVariables, longestFilled, utf8Length } from './variables.ts';

/** Carriers refuse a longer text (Twilio's error 13521), in UTF-8 bytes. */
const MOST_BYTES = 4096;

/**
 * Checks every prompt in a node's settings, wherever it is: its placeholders, its length for the carrier and its
 * language, or that the account has its file.
 */
export function checkSpeeches(settings: unknown, files: AudioFiles, path: readonly string[] = []): NodeProblem[] {
  if (typeof settings !== 'object' || settings === null) return [];
  if (isSpokenText(settings)) return checkText(settings, path);
  const file = playedFile(settings);
  if (file !== undefined)
    return files.has(file) ? [] : [{ code: 'AUDIO-FOREIGN', severity: 'error', path: [...path, 'file'].join('.') }];
  return Object.entries(settings).flatMap(([key, value]) => checkSpeeches(value, files, [...path, key]));
}

function checkText({ text, language }: SpokenText, path: readonly string[]): NodeProblem[] {
  const error = (code: NodeProblem['code'], field: string, values: NodeProblem['values']): NodeProblem => {
    return { code, severity: 'error', path: [...path, field].join('.'), ...(values && { values }) };
  };
  return [
    ...checkVariables(text, [...path, 'text'].join('.')),
    ...(utf8Length(longestFilled(text)) > MOST_BYTES ? [error('SPEECH-TOO-LONG', 'text', undefined)] : []),
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
