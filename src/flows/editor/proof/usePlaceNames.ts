import { useIntl } from 'react-intl';
import type { Location } from '#contract/telephony/locations.contract.ts';
import type { CallPlace } from '#flows/core/callPlace.ts';
import { stateOf } from '#values/places/states.ts';
import { placesMessages as words } from './places.messages.ts';

/** What the places of calls are called. */
export function usePlaceNames(routings: readonly Location[]) {
  const intl = useIntl();
  const countryName = (code: string) => intl.formatDisplayName(code, { type: 'region' }) ?? code;
  return ({ kind, code, branchFound }: CallPlace): string => {
    switch (kind) {
      case 'prefix':
        return code;
      case 'areaCode': {
        const [country = '', area = ''] = code.split(' ');
        return intl.formatMessage(words.areaCode, { code: area, country: countryName(country) });
      }
      case 'state':
        return stateOf(code)?.name ?? code;
      case 'country':
        return countryName(code);
      case 'postcode': {
        const routing = routings.find(({ id }) => id === code)?.name ?? '–';
        return intl.formatMessage(branchFound ? words.withBranch : words.withoutBranch, { routing });
      }
      case 'elsewhere':
        return intl.formatMessage(words.elsewhere);
    }
  };
}
