import { useSyncExternalStore } from 'react';

const key = 'accounts';
const listeners = new Set<() => void>();
let chosen: readonly number[] = read();

function isAccount(id: number): boolean {
  return Number.isInteger(id) && id > 0;
}

function read(): readonly number[] {
  const kept = window.sessionStorage.getItem(key) ?? '';
  return kept.split(',').map(Number).filter(isAccount);
}

/** The accounts that lists and reports are about, kept for this tab; none chosen means all that the reader sees. */
export const selectedAccounts = {
  current: (): readonly number[] => chosen,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  choose(accounts: readonly number[]): void {
    chosen = [...new Set(accounts.filter(isAccount))];
    if (chosen.length > 0) window.sessionStorage.setItem(key, chosen.join(','));
    else window.sessionStorage.removeItem(key);
    for (const listener of listeners) listener();
  },
};

/** The chosen accounts; an empty list means all. */
export function useSelectedAccounts(): readonly number[] {
  return useSyncExternalStore(selectedAccounts.subscribe, selectedAccounts.current);
}
