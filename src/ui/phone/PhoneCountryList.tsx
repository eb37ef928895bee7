import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { dialPrefix, type PhoneCountry, phoneCountries } from '#values/phoneTyping.ts';
import { useCountryNames } from '../country/useCountryNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { pickMessages as words } from '../pickList/pick.messages.ts';
import { PanelButton } from '../menu/PanelButton.tsx';
import { panel, panelContent } from '../pickList/PickField.css.ts';
import { PickList } from '../pickList/PickList.tsx';
import { Flag } from '../country/Flag.tsx';
import { phoneCountryMessage } from './phone.messages.ts';
import { country as countryClass, prefix } from './PhoneField.css.ts';

interface PhoneCountryListProps {
  /** Label of the number's field. */
  label: string;
  country: PhoneCountry;
  onChange: (country: string) => void;
  disabled: boolean;
}

/** Flag and prefix before a number; opens a list of countries, searched by name, code and prefix. */
export function PhoneCountryList({ label, country, onChange, disabled }: PhoneCountryListProps) {
  const intl = useIntl();
  const name = intl.formatMessage(phoneCountryMessage, { label });
  const chosen = intl.formatDisplayName(country, { type: 'region' }) ?? country;
  return (
    <PanelButton
      styles={{ button: countryClass, panel, content: panelContent }}
      offset={4}
      aria-label={`${name}, ${chosen} ${dialPrefix(country)}`}
      panelLabel={name}
      disabled={disabled}
      trigger={
        <>
          <Flag country={country} />
          <Icon name="chevronDown" size={12} />
          <span className={prefix}>{dialPrefix(country)}</span>
        </>
      }
    >
      {(close) => (
        <CountryOptions
          label={name}
          country={country}
          onChange={(code) => {
            onChange(code);
            close();
          }}
        />
      )}
    </PanelButton>
  );
}

function CountryOptions({ label, country, onChange }: Pick<PhoneCountryListProps, 'label' | 'country' | 'onChange'>) {
  const intl = useIntl();
  const countries = useCountryNames(phoneCountries);
  const options = useMemo(
    () => countries.map(({ code, name }) => ({ id: code, label: name, detail: dialPrefix(code), words: code })),
    [countries],
  );
  return (
    <PickList
      label={label}
      searchLabel={intl.formatMessage(words.searchCountries)}
      emptyLabel={intl.formatMessage(words.nothingFound)}
      options={options}
      chosen={[country]}
      wide
      onChange={([code]) => code && onChange(code)}
    />
  );
}
