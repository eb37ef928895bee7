import type { AccountNode } from '#contract/accounts.contract.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';

const none: AccountNode[] = [];
const tenMinutes = 600_000;

/** All visible accounts as a flat list, parents first; cached for 600 s. */
export function useAccounts(): AccountNode[] {
  return useEndpoint('getAccountTree', {}, { dedupingInterval: tenMinutes, revalidateOnFocus: false }).data ?? none;
}
