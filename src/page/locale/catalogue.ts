import type { IntlShape } from 'react-intl';
import { createIntl, createIntlCache } from 'react-intl';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { createEmitter } from '#values/createStore.ts';
import type { WordsPart } from '../../locales/wordParts.ts';
import { type Messages, wordFile } from './wordFiles.ts';

const cache = createIntlCache();
const changes = createEmitter();
const opened = new Set<WordsPart>(['outside']);
let wanted: Locale = 'en-US';
let intl = createIntl({ locale: wanted, messages: {} }, cache);

/** Loads the wanted parts, again if they changed while loading. */
async function refresh(): Promise<void> {
  const locale = wanted;
  const parts = [...opened];
  const messages = await Promise.all(parts.map((part) => wordFile(locale, part)));
  if (locale !== wanted || parts.length !== opened.size) return refresh();
  intl = createIntl({ locale, messages: Object.assign({}, ...messages) as Messages, defaultLocale: 'en-US' }, cache);
  changes.emit();
}

/** The messages of the parts opened so far, in the current language. */
export const words = {
  current: (): IntlShape => intl,
  subscribe: changes.subscribe,
  /** Switches the language once its messages have loaded. */
  async speak(this: void, locale: Locale): Promise<void> {
    wanted = locale;
    await refresh();
  },
  /** Adds a part; pages that use it await this. */
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
