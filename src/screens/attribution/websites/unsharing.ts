import type { IntlShape } from 'react-intl';
import type { Question } from '../../../ui/dialog/confirmations.ts';
import { editorNamed, editorWords as words } from './editor.messages.ts';

/** What to type before so many accounts lose a website. */
export const typedCount = (intl: IntlShape, count: number): NonNullable<Question['typed']> => ({
  word: String(count),
  label: intl.formatMessage(editorNamed.typeCount, { count }),
});

/** Asks before so many accounts lose a website. */
export const unsharing = (intl: IntlShape, count: number): Question => ({
  title: intl.formatMessage(words.unshareTitle),
  text: intl.formatMessage(editorNamed.unshareBody, { count }),
  confirm: intl.formatMessage(words.unshare),
  cancel: intl.formatMessage(words.keep),
  danger: true,
  typed: typedCount(intl, count),
});
