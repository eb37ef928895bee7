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
