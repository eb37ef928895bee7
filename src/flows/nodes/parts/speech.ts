import type { IntlShape } from 'react-intl';
import type { Speech } from '#flows/core/effects.ts';
import { fieldMessages } from './fields.messages.ts';

/** The names of the account's audio files by id; undefined where they are not known. */
export type FileNames = ReadonlyMap<string, string> | undefined;

/** The name of a file; one that is not there any more says so. */
export function fileName(file: string, files: FileNames, intl: IntlShape): string {
  if (!files) return intl.formatMessage(fieldMessages.audioFile);
  return files.get(file) ?? intl.formatMessage(fieldMessages.deletedFile);
}

/** One line for a card. */
export function speechSummary(speech: Speech, intl: IntlShape, files?: FileNames): string {
  if (speech.kind === 'file') return fileName(speech.file, files, intl);
  if (speech.kind === 'audio') return intl.formatMessage(fieldMessages.audioFile);
  return speech.text.trim() || intl.formatMessage(fieldMessages.nothingSaid);
}
