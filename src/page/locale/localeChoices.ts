import type { Choice } from '../../ui/field/SelectField.tsx';
import type { Locale } from '#contract/tenancy/users.contract.ts';
import { localeCurrencies, localeNames, locales } from './locale.ts';

/** The languages with their currencies, as options of a field. */
export const localeChoices: readonly Choice<Locale>[] = locales.map((value) => ({
  value,
  label: localeNames[value],
  detail: localeCurrencies[value],
}));
