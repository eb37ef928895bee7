import { useMemo } from 'react';
import { chooseAccounts } from '../../page/accounts/chooseAccounts.ts';
import { useAccounts } from '../../page/accounts/useAccounts.ts';
import type { Command } from './command.ts';

/** Choosing one account, whatever page is open. */
export function useAccountCommands(): Command[] {
  const accounts = useAccounts();
  return useMemo(
    () =>
      accounts.map(({ id, name, fatherName }): Command => ({
        id: `account:${id}`,
        group: 'accounts',
        label: name,
        icon: 'building',
        also: String(id),
        ...(fatherName !== null && { detail: fatherName }),
        run: () => void chooseAccounts([id]),
      })),
    [accounts],
  );
}
