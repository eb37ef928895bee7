import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { inCountryOrder } from './countryOrder.ts';

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
