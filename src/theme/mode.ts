import { createEmitter } from '#values/createStore.ts';
import type { Mode } from '#values/deriveColours.ts';

const key = 'mode';
const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const choices = createEmitter();

function remembered(): Mode | null {
  const value = window.localStorage.getItem(key);
  return value === 'light' || value === 'dark' ? value : null;
}

/** The mode chosen in this browser, else the system's. */
export function currentMode(): Mode {
  return remembered() ?? (prefersDark().matches ? 'dark' : 'light');
}

export function chooseMode(mode: Mode): void {
  window.localStorage.setItem(key, mode);
  choices.emit();
}

/** Calls back when the mode changes here, in another tab or in the system; returns the unsubscribe function. */
export function onModeChange(listener: () => void): () => void {
  const media = prefersDark();
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  const stop = choices.subscribe(listener);
  media.addEventListener('change', listener);
  window.addEventListener('storage', onStorage);
  return () => {
    stop();
    media.removeEventListener('change', listener);
    window.removeEventListener('storage', onStorage);
  };
}
