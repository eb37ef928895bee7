import { speaks } from '#values/flow/voices.ts';
import { playedFile } from './audioFilesIn.ts';
import { speakableLanguages } from './languages.ts';
import type { NodeProblem } from './nodeType.ts';
import type { AudioFiles } from './speech.ts';
import { checkVariables, longestFilled, utf8Length } from './variables.ts';

/** Carriers refuse a longer text (Twilio's error 13521), in UTF-8 bytes. */
const MOST_BYTES = 4096;

const NONE: readonly NodeProblem[] = [];

/**
 * Checks every prompt in a node's settings, wherever it is: its placeholders, its length for the carrier and its
 * language, or that the account has its file.
 */
export function checkSpeeches(settings: unknown, files: AudioFiles): readonly NodeProblem[] {
  if (typeof settings !== 'object' || settings === null) return NONE;
  if (isSpokenText(settings)) return checkText(settings);
  const file = playedFile(settings);
  if (file !== undefined) return files.has(file) ? NONE : [{ code: 'AUDIO-FOREIGN', severity: 'error', path: 'file' }];
  let problems = NONE;
  for (const [key, value] of Object.entries(settings)) {
    const found = checkSpeeches(value, files);
    if (found.length > 0) problems = [...problems, ...found.map((one) => ({ ...one, path: `${key}.${one.path}` }))];
  }
  return problems;
}

function checkText({ text, language, voice }: SpokenText): readonly NodeProblem[] {
  const problems = checkVariables(text, 'text');
  if (isTooLong(longestFilled(text))) problems.push({ code: 'SPEECH-TOO-LONG', severity: 'error', path: 'text' });
  if (!speakableLanguages.has(language))
    problems.push({ code: 'LANGUAGE-UNKNOWN', severity: 'error', path: 'language', values: { language } });
  else if (voice !== undefined && !speaks(voice, language))
    problems.push({ code: 'VOICE-UNKNOWN', severity: 'error', path: 'voice', values: { language } });
  return problems;
}

/** No UTF-16 unit takes more than three bytes. */
function isTooLong(text: string): boolean {
  return text.length * 3 > MOST_BYTES && utf8Length(text) > MOST_BYTES;
}

interface SpokenText {
  text: string;
  language: string;
  voice?: string;
}

function isSpokenText(value: object): value is SpokenText {
  return 'kind' in value && value.kind === 'text' && 'text' in value && 'language' in value;
}
