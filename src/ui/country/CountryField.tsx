import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { countries } from '#values/countries.ts';
import type { FieldProps } from '../field/Field.tsx';
import { Flag } from './Flag.tsx';
import { pickMessages as words } from '../pickList/pick.messages.ts';
import { PickField } from '../pickList/PickField.tsx';
import { countryLine } from './CountryField.css.ts';
import { useCountryNames } from './useCountryNames.ts';

interface CountryFieldProps extends FieldProps {
  /** Two-letter code; null while none is selected. */
  value: string | null;
  onChange: (code: string) => void;
  disabled?: boolean;
}

const codes = countries.map(({ code }) => code);

/** One country, searched by name or code; common ones come first. */
export function CountryField({ value, onChange, ...field }: CountryFieldProps) {
  const intl = useIntl();
  const named = useCountryNames(codes);
  const options = useMemo(() => named.map(({ code, name }) => ({ id: code, label: name, detail: code })), [named]);
  const chosen = named.find(({ code }) => code === value);
  return (
    <PickField
      {...field}
      options={options}
      chosen={value === null ? [] : [value]}
      onChange={([code]) => code && onChange(code)}
      placeholder={intl.formatMessage(words.choose)}
      searchLabel={intl.formatMessage(words.searchCountries)}
      emptyLabel={intl.formatMessage(words.nothingFound)}
      chosenLabel={
        chosen && (
          <span className={countryLine}>
            <Flag country={chosen.code} />
            {chosen.name}
          </span>
        )
      }
    />
  );
}
