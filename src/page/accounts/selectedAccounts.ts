import { useSyncExternalStore } from 'react';
import { createStore } from '#values/createStore.ts';

const key = 'accounts';
const chosen = createStore<readonly number[]>(read());

function isAccount(id: number): boolean {
  return Number.isInteger(id) && id > 0;
}

function read(): readonly number[] {
  const kept = window.sessionStorage.getItem(key) ?? '';
  return kept.split(',').map(Number).filter(isAccount);
}

/** The accounts that lists and reports cover, kept in sessionStorage; none means all visible accounts. */
export const selectedAccounts = {
  current: chosen.current,
  subscribe: chosen.subscribe,
  choose(accounts: readonly number[]): void {
    const next = [...new Set(accounts.filter(isAccount))];
    if (next.length > 0) window.sessionStorage.setItem(key, next.join(','));
    else window.sessionStorage.removeItem(key);
    chosen.set(next);
  },
};

/** An empty list means all accounts. */
export function useSelectedAccounts(): readonly number[] {
  return useSyncExternalStore(selectedAccounts.subscribe, selectedAccounts.current);
}
