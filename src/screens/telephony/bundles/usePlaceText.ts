import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { BundlePlace } from '#values/bundle.ts';
import { bundlesNamed, networkWords } from './bundles.messages.ts';

/** The numbers that a bundle is for: “Landline, Italy”. */
export function usePlaceText(): (place: BundlePlace) => string {
  const intl = useIntl();
  return useCallback(
    ({ country, network }) =>
      intl.formatMessage(bundlesNamed.place, {
        network: intl.formatMessage(networkWords[network]),
        country: intl.formatDisplayName(country, { type: 'region' }) ?? country,
      }),
    [intl],
  );
}
