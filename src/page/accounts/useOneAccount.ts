import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useProfile } from '../session/SessionContext.ts';
import { unsaved } from '../session/unsaved.ts';
import { useSelectedAccounts } from './selectedAccounts.ts';
import { useAccounts } from './useAccounts.ts';

/**
 * The account of a page that shows one at a time: the one that was chosen there, or that its address names as `owner`, or that is
 * selected alone, or one’s own. `choose` asks first when something would be lost.
 */
export function useOneAccount() {
  const { account: own } = useProfile();
  const accounts = useAccounts();
  const selected = useSelectedAccounts();
  const owner = Number(useSearchParams()[0].get('owner'));
  const named = accounts.find(({ id }) => id === owner)?.id;
  const [chosen, setChosen] = useState<number | null>(null);
  const account = chosen ?? named ?? (selected.length === 1 ? selected[0] : undefined) ?? own;
  const choose = async (next: number | null) => {
    if (await unsaved.mayLeave('account')) setChosen(next);
  };
  return { account, accounts, choose };
}
