import { useEffect, useEffectEvent } from 'react';
import type { AccountNode } from '#contract/tenancy/accounts.contract.ts';
import { selectedAccounts, useSelectedAccounts } from './selectedAccounts.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';

const none: AccountNode[] = [];
const tenMinutes = 600_000;

/** Deselects accounts that the user can't see, such as those of a link from someone else; calls `onDropped` if there were any. */
export function useOnlyVisibleAccounts(onDropped: () => void): void {
  const accounts = useAccounts();
  const chosen = useSelectedAccounts();
  const dropped = useEffectEvent(onDropped);
  useEffect(() => {
    const visible = new Set(accounts.map(({ id }) => id));
    const kept = chosen.filter((id) => visible.has(id));
    if (visible.size === 0 || kept.length === chosen.length) return;
    selectedAccounts.choose(kept);
    dropped();
  }, [accounts, chosen]);
}

/** All visible accounts as a flat list, parents first; cached for 600 s. */
export function useAccounts(): AccountNode[] {
  return useEndpoint('getAccountTree', {}, { dedupingInterval: tenMinutes, revalidateOnFocus: false }).data ?? none;
}
