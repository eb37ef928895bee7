import type { Locale } from '#contract/tenancy/users.contract.ts';
import { createEmitter } from '#values/createStore.ts';

/** Each language under its own name. */
export const localeNames = {
  'en-US': 'English (US)',
  'en-GB': 'English (UK)',
  'it-IT': 'Italiano',
} as const satisfies Record<Locale, string>;

/** The currency that the specification gives each language. Amounts keep their own. */
export const localeCurrencies = {
  'en-US': 'USD',
  'en-GB': 'GBP',
  'it-IT': 'EUR',
} as const satisfies Record<Locale, string>;

export const locales = Object.keys(localeNames) as Locale[];

const key = 'locale';
const profileKey = 'profile-locale';
const changes = createEmitter();

const isLocale = (value: string | null): value is Locale => value !== null && value in localeNames;

/** From the last login in this browser, so that a page does not change its language while it starts. */
let fromProfile = keptProfileLocale();

function keptProfileLocale(): Locale | null {
  const kept = window.localStorage.getItem(profileKey);
  return isLocale(kept) ? kept : null;
}

/** Where English is spelled as in the United States; Australia, the default country, spells as in Britain. */
const american = new Set(['en-US', 'en-CA', 'en-PH', 'en-PR']);

/** The language for the languages that a browser prefers. */
export function localeFor(preferred: readonly string[]): Locale {
  for (const wanted of preferred) {
    if (wanted.startsWith('it')) return 'it-IT';
    if (wanted.startsWith('en')) return american.has(wanted) ? 'en-US' : 'en-GB';
  }
  return 'en-GB';
}

const fromBrowser = (): Locale => localeFor(window.navigator.languages);

/** The language in use: chosen in this browser, else the profile's, else the browser's. */
export const localeChoice = {
  current: (): Locale => {
    const kept = window.localStorage.getItem(key);
    return isLocale(kept) ? kept : (fromProfile ?? fromBrowser());
  },
  choose(locale: Locale): void {
    window.localStorage.setItem(key, locale);
    changes.emit();
  },
  follow(profileLocale: Locale): void {
    if (fromProfile === profileLocale) return;
    fromProfile = profileLocale;
    window.localStorage.setItem(profileKey, profileLocale);
    changes.emit();
  },
  subscribe: changes.subscribe,
};
