import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RawIntlProvider } from 'react-intl';
import { toasts } from '../../ui/toast/toasts.ts';
import { errorMessages } from '../errors/errors.messages.ts';
import { words } from './catalogue.ts';
import { localeChoice } from './locale.ts';

/** Provides the messages. Keeps the old language until the new one has loaded. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const locale = useSyncExternalStore(localeChoice.subscribe, localeChoice.current);
  const intl = useSyncExternalStore(words.subscribe, words.current);
  useEffect(() => {
    if (words.current().locale === locale) return;
    words.speak(locale).catch((error: unknown) => {
      toasts.add('error', words.current().formatMessage(errorMessages.GEN01));
      reportError(error);
    });
  }, [locale]);
  useEffect(() => {
    document.documentElement.lang = intl.locale;
  }, [intl]);
  return (
    <RawIntlProvider value={intl}>
      <I18nProvider locale={intl.locale}>{children}</I18nProvider>
    </RawIntlProvider>
  );
}
