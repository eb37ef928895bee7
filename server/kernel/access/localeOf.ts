import type { Locale } from '#contract/tenancy/users.contract.ts';
import { countryOf } from '#values/countries.ts';

/** Where English is spelled as in the United States. */
const american = new Set(['US', 'CA', 'PH', 'PR']);

/** The language of a country (ISO 3166) if we have it, otherwise English as our default country, Australia, spells it. */
export function localeOf(country: string): Locale {
  if (countryOf(country)?.language === 'it') return 'it-IT';
  return american.has(country) ? 'en-US' : 'en-GB';
}
