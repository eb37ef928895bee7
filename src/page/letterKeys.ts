import { useSyncExternalStore } from 'react';
import { createEmitter } from '#values/createStore.ts';

const key = 'letter-keys';
const changes = createEmitter();

/** Whether keys without Ctrl act as shortcuts; people who speak to their computer turn them off (WCAG 2.1.4). */
export const letterKeys = {
  areOn: (): boolean => window.localStorage.getItem(key) !== 'off',
  turn(on: boolean): void {
    if (on) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, 'off');
    changes.emit();
  },
  subscribe: changes.subscribe,
};

export const useLetterKeys = () => useSyncExternalStore(letterKeys.subscribe, letterKeys.areOn);
