import { useMemo } from 'react';
import { useIntl } from 'react-intl';

const first = ['AU', 'NZ', 'GB', 'SG', 'US', 'MY'];

interface Named {
  code: string;
  name: string;
}

/** Sorts common countries first, in the specification's order, then the others by name. */
export function inCountryOrder<Country extends Named>(countries: readonly Country[], locale: string): Country[] {
  const { compare } = new Intl.Collator(locale);
  const place = (country: Named) => (first.includes(country.code) ? first.indexOf(country.code) : first.length);
  return countries.toSorted((one, other) => place(one) - place(other) || compare(one.name, other.name));
}

/** Localized names of the countries, common ones first. */
export function useCountryNames<Code extends string>(codes: readonly Code[]): { code: Code; name: string }[] {
  const intl = useIntl();
  return useMemo(
    () =>
      inCountryOrder(
        codes.map((code) => ({ code, name: intl.formatDisplayName(code, { type: 'region' }) ?? code })),
        intl.locale,
      ),
    [codes, intl],
  );
}
