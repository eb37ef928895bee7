/** What of a key press a shortcut is told by. */
export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** When it was pressed, milliseconds. */
  timeStamp: number;
}

export type KeyMeaning = { type: 'palette' } | { type: 'help' } | { type: 'go'; letter: string };

/** After `g` the next letter counts for so long, milliseconds. */
const patience = 1500;

/**
 * Reads key presses one after the other: Ctrl/Cmd+K, `?`, and `g` followed by a letter. `letters` says whether keys
 * without Ctrl mean anything now: they do not while something is typed.
 */
export function readKeys(): (press: PressedKey, letters: boolean) => KeyMeaning | null {
  let waitsSince: number | null = null;
  return ({ key, ctrlKey, metaKey, altKey, timeStamp }, letters) => {
    const waited = waitsSince !== null && timeStamp - waitsSince <= patience;
    waitsSince = null;
    if (altKey) return null;
    if (ctrlKey || metaKey) return ctrlKey !== metaKey && key.toLowerCase() === 'k' ? { type: 'palette' } : null;
    if (!letters) return null;
    if (waited && /^[a-z]$/.test(key)) return { type: 'go', letter: key };
    if (key === 'g') waitsSince = timeStamp;
    return key === '?' ? { type: 'help' } : null;
  };
}
