import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { countryOf } from '#values/countries.ts';
import { offsetOf, offsetText, zones } from '#values/zones.ts';
import type { FieldProps } from '../field/Field.tsx';
import { pickMessages as words } from '../pickList/pick.messages.ts';
import { PickField } from '../pickList/PickField.tsx';

interface TimezoneFieldProps extends FieldProps {
  /** IANA name; null while none is selected. */
  value: string | null;
  onChange: (zone: string) => void;
  /** Two-letter code of the country whose zones come first. */
  country?: string | undefined;
  disabled?: boolean;
}

const cityOf = (zone: string) =>
  zone
    .slice(zone.indexOf('/') + 1)
    .replaceAll('_', ' ')
    .replaceAll('/', ', ');

/** One time zone, searched by city, region, country or offset. Keeps a value that is not in the table, such as UTC. */
export function TimezoneField({ value, onChange, country, ...field }: TimezoneFieldProps) {
  const intl = useIntl();
  const [now] = useState(() => new Date());
  const options = useMemo(() => {
    const near = countryOf(country ?? '')?.timezones ?? [];
    const known =
      zones.some(({ name }) => name === value) || value === null ? zones : [{ name: value, countries: [] }, ...zones];
    const rank = (name: string) => (near.includes(name) ? near.indexOf(name) : near.length);
    return known
      .map(({ name, countries }) => ({
        id: name,
        label: cityOf(name),
        detail: offsetText(offsetOf(name, now)),
        words: [name, ...countries.map((code) => intl.formatDisplayName(code, { type: 'region' }) ?? code)].join(' '),
      }))
      .toSorted((one, other) => rank(one.id) - rank(other.id));
  }, [country, value, now, intl]);
  const chosen = options.find(({ id }) => id === value);
  return (
    <PickField
      {...field}
      options={options}
      chosen={value === null ? [] : [value]}
      onChange={([zone]) => zone && onChange(zone)}
      placeholder={intl.formatMessage(words.choose)}
      searchLabel={intl.formatMessage(words.searchZones)}
      emptyLabel={intl.formatMessage(words.nothingFound)}
      chosenLabel={chosen && `${chosen.label} (${chosen.detail})`}
    />
  );
}
