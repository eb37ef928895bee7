import type { IntlShape } from 'react-intl';
import { createIntl, createIntlCache } from 'react-intl';
import type { Locale } from '#contract/users.contract.ts';
import { createEmitter } from '#values/createStore.ts';
import type { WordsPart } from '../../locales/wordParts.ts';
import { type Messages, wordFile } from './wordFiles.ts';

const cache = createIntlCache();
const changes = createEmitter();
const opened = new Set<WordsPart>(['outside']);
let wanted: Locale = 'en-US';
let intl = createIntl({ locale: wanted, messages: {} }, cache);

/** Loads what is wanted; when more was asked for meanwhile, that too. */
async function refresh(): Promise<void> {
  const locale = wanted;
  const parts = [...opened];
  const messages = await Promise.all(parts.map((part) => wordFile(locale, part)));
  if (locale !== wanted || parts.length !== opened.size) return refresh();
  intl = createIntl({ locale, messages: Object.assign({}, ...messages) as Messages, defaultLocale: 'en-US' }, cache);
  changes.emit();
}

/** The words of the page in its language, as far as pages asked for them. */
export const words = {
  current: (): IntlShape => intl,
  subscribe: changes.subscribe,
  /** Speaks a language once its words are there; until then the old one. */
  async speak(this: void, locale: Locale): Promise<void> {
    wanted = locale;
    await refresh();
  },
  /** Adds a part; a page that shows it waits for this. */
  async open(this: void, part: WordsPart): Promise<void> {
    if (opened.has(part)) return;
    opened.add(part);
    try {
      await refresh();
    } catch (error) {
      opened.delete(part);
      throw error;
    }
  },
};
