import type { Locale } from '#contract/users.contract.ts';
import { createEmitter } from '#values/createStore.ts';

/** Each language under its own name. */
export const localeNames = {
  'en-US': 'English (US)',
  'en-GB': 'English (UK)',
  'it-IT': 'Italiano',
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

function fromBrowser(): Locale {
  for (const wanted of window.navigator.languages) {
    const found =
      locales.find((locale) => locale === wanted) ??
      locales.find((locale) => locale.slice(0, 2) === wanted.slice(0, 2));
    if (found) return found;
  }
  return 'en-US';
}

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
