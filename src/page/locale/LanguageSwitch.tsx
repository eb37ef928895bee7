import { useIntl } from 'react-intl';
import { Button } from '../../ui/button/Button.tsx';
import { localeChoice, localeNames, locales } from './locale.ts';
import { localeMessages } from './locale.messages.ts';
import { languages } from './LanguageSwitch.css.ts';

/** The languages side by side: a page that shows nothing but a form needs no menu for three of them. */
export function LanguageSwitch() {
  const intl = useIntl();
  return (
    <div role="group" aria-label={intl.formatMessage(localeMessages.language)} className={languages}>
      {locales.map((locale) => (
        <Button
          key={locale}
          look="quiet"
          size="small"
          lang={locale}
          aria-pressed={intl.locale === locale}
          onClick={() => localeChoice.choose(locale)}
        >
          {localeNames[locale]}
        </Button>
      ))}
    </div>
  );
}
