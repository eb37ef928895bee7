import { useIntl } from 'react-intl';
import { Icon } from '../../ui/icon/Icon.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { localeChoice, localeCurrencies, localeNames, locales } from './locale.ts';
import { localeMessages } from './locale.messages.ts';

/** Selects the page's language; remembered in this browser. */
export function LanguageMenu() {
  const intl = useIntl();
  return (
    <MenuButton
      label={intl.formatMessage(localeMessages.language)}
      trigger={<Icon name="globe" size={17} />}
      items={locales.map((locale) => ({
        id: locale,
        label: localeNames[locale],
        detail: localeCurrencies[locale],
        chosen: intl.locale === locale,
        onChoose: () => localeChoice.choose(locale),
      }))}
    />
  );
}
