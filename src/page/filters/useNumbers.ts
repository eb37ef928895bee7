import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { useSelectedAccounts } from '../accounts/selectedAccounts.ts';

const tenMinutes = 600_000;

/** The selected accounts' tracking numbers, cached for 600 s; undefined while they load. */
export function useNumbers(): TrackingNumber[] | undefined {
  const account = useSelectedAccounts();
  const { data, isLoading } = useEndpoint(
    'listNumbers',
    { query: account.length > 0 ? { account: [...account] } : {} },
    { dedupingInterval: tenMinutes, revalidateOnFocus: false, keepPreviousData: false },
  );
  return isLoading ? undefined : data;
}
