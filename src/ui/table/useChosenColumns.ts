import { useCallback, useSyncExternalStore } from 'react';

type Chosen = Record<string, boolean>;

const listeners = new Set<() => void>();
const storageKey = (table: string) => `columns:${table}`;

function parse(stored: string | null): Chosen {
  if (stored === null) return {};
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Which columns of a table this person showed or hid, remembered on this device and shared with other tabs. */
export function useChosenColumns(table: string): [Chosen, (column: string, shown: boolean) => void] {
  const key = storageKey(table);
  const stored = useSyncExternalStore(subscribe, () => window.localStorage.getItem(key));
  const choose = useCallback(
    (column: string, shown: boolean) => {
      const chosen = { ...parse(window.localStorage.getItem(key)), [column]: shown };
      window.localStorage.setItem(key, JSON.stringify(chosen));
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [parse(stored), choose];
}
