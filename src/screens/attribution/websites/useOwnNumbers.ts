import type { Website } from '#contract/attribution/websites.contract.ts';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';

const none: TrackingNumber[] = [];

/** The active tracking numbers that a website may show, of accounts that the user sees; none while they load. */
export function useOwnNumbers({ account, shares }: Pick<Website, 'account' | 'shares'>): TrackingNumber[] {
  const accounts = useAccounts().map(({ id }) => id);
  const shown = [account, ...shares].filter((each) => accounts.includes(each));
  return useEndpoint('listNumbers', shown.length > 0 ? { query: { account: shown } } : null).data ?? none;
}
