import { countryOf } from '#values/countries.ts';

/** The zone whose clock decides when somebody gets a text: the account’s in its own country, else the country’s largest. */
export function zoneOf(country: string | undefined, account: { country: string; timezone: string }): string {
  if (country === undefined || country === account.country) return account.timezone;
  return countryOf(country)?.timezones[0] ?? account.timezone;
}
