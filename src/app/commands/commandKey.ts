/** The key that opens the palette together with K: ⌘ on a Mac, Ctrl elsewhere. */
export function commandKey(): string {
  return /Mac|iPhone|iPad/.test(window.navigator.userAgent) ? '⌘' : 'Ctrl';
}
