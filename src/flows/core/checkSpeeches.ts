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
export function checkSpeeches(settings: unknown, files: AudioFiles): NodeProblem[] {
  const problems: NodeProblem[] = [];
  collect(settings, '', files, problems);
  return problems;
}

/** `path` ends with a dot, unless it is empty. Goes through all settings on every edit, so it allocates little. */
function collect(settings: unknown, path: string, files: AudioFiles, problems: NodeProblem[]): void {
  if (typeof settings !== 'object' || settings === null) return;
  if (isSpokenText(settings)) {
    problems.push(...checkText(settings, path));
    return;
  }
  const file = playedFile(settings);
  if (file !== undefined) {
    if (!files.has(file)) problems.push({ code: 'AUDIO-FOREIGN', severity: 'error', path: `${path}file` });
    return;
  }
  for (const [key, value] of Object.entries(settings)) collect(value, `${path}${key}.`, files, problems);
}

function checkText({ text, language }: SpokenText, path: string): NodeProblem[] {
  const error = (code: NodeProblem['code'], field: string, values: NodeProblem['values']): NodeProblem => {
    return { code, severity: 'error', path: `${path}${field}`, ...(values && { values }) };
  };
  return [
    ...checkVariables(text, `${path}text`),
    ...(isTooLong(longestFilled(text)) ? [error('SPEECH-TOO-LONG', 'text', undefined)] : []),
    ...(speakableLanguages.has(language) ? [] : [error('LANGUAGE-UNKNOWN', 'language', { language })]),
  ];
}

/** No UTF-16 unit takes more than three bytes. */
function isTooLong(text: string): boolean {
  return text.length * 3 > MOST_BYTES && utf8Length(text) > MOST_BYTES;
}

interface SpokenText {
  text: string;
  language: string;
}

function isSpokenText(value: object): value is SpokenText {
  return 'kind' in value && value.kind === 'text' && 'text' in value && 'language' in value;
}
