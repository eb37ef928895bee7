import { useIntl } from 'react-intl';
import { Button } from '../../ui/button/Button.tsx';
import { localeChoice, localeNames, locales } from './locale.ts';
import { localeMessages } from './locale.messages.ts';
import { languages } from './LanguageSwitch.css.ts';

/** The languages as a row of buttons, for pages that show little more than a form. */
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
