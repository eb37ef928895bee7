import { useCallback, useSyncExternalStore } from 'react';
import { createEmitter } from '#values/createStore.ts';

type Chosen = Record<string, boolean>;

const choices = createEmitter();
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
  const stop = choices.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** The columns that the user showed or hid, stored in this browser and shared between tabs. */
export function useChosenColumns(table: string): [Chosen, (column: string, shown: boolean) => void] {
  const key = storageKey(table);
  const stored = useSyncExternalStore(subscribe, () => window.localStorage.getItem(key));
  const choose = useCallback(
    (column: string, shown: boolean) => {
      const chosen = { ...parse(window.localStorage.getItem(key)), [column]: shown };
      window.localStorage.setItem(key, JSON.stringify(chosen));
      choices.emit();
    },
    [key],
  );
  return [parse(stored), choose];
}
