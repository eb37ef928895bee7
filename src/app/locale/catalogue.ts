import type { IntlShape, MessageFormatElement } from 'react-intl';
import { createIntl, createIntlCache } from 'react-intl';
import type { Locale } from '#contract/users.contract.ts';

type Words = Record<string, MessageFormatElement[]>;
const catalogues = import.meta.glob<{ default: Words }>('../../locales/compiled/*.json');
const cache = createIntlCache();

/** The words of a locale, compiled; a language is its own file, loaded when it is used. */
export async function loadIntl(locale: Locale): Promise<IntlShape> {
  const load = catalogues[`../../locales/compiled/${locale}.json`];
  if (!load) throw new Error(`no catalogue of ${locale}: run the locale build`);
  const { default: messages } = await load();
  return createIntl({ locale, messages, defaultLocale: 'en-US' }, cache);
}
