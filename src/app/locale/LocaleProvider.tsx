import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { toasts } from '../../ui/toast/toasts.ts';
import { errorMessages } from '../errors.messages.ts';
import { loadIntl } from './catalogue.ts';
import { localeChoice } from './locale.ts';

interface LocaleProviderProps {
  /** The words the page starts with. */
  first: IntlShape;
  children: ReactNode;
}

/** The words of the page. A new language is shown when its catalogue is there; until then the old one stays. */
export function LocaleProvider({ first, children }: LocaleProviderProps) {
  const locale = useSyncExternalStore(localeChoice.subscribe, localeChoice.current);
  const [intl, setIntl] = useState(first);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      try {
        const next = await loadIntl(locale);
        if (wanted) setIntl(next);
      } catch {
        toasts.add('error', intl.formatMessage(errorMessages.GEN01));
      }
    };
    if (intl.locale !== locale) void load();
    return () => {
      wanted = false;
    };
  }, [locale, intl]);
  useEffect(() => {
    document.documentElement.lang = intl.locale;
  }, [intl]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
