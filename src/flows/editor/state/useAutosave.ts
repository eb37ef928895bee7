import { useEffect } from 'react';
import { connection } from '../../../api/client/connection.ts';

/** Milliseconds. */
export const autosaveAfter = 1_000;
const retryAfter = 5_000;

interface Autosave {
  /** What would be saved; each edit begins the wait anew. */
  document: unknown;
  /** Whether it waits to be saved. */
  waits: boolean;
  /** Whether the last attempt failed. */
  failed: boolean;
  save: () => void;
}

/** Saves a second after the last edit, and again after a failure: at the latest when the server is back. */
export function useAutosave({ document, waits, failed, save }: Autosave): void {
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(save, failed ? retryAfter : autosaveAfter);
    const stop = connection.onRestored(save);
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [document, waits, failed, save]);
}
