/** What older Safari sends for keys of an input method. */
const ofInputMethod = 229;

/** Whether a key belongs to an input method that is still composing a word: Enter then chooses the word and nothing else. */
export function isComposing({
  isComposing: composing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return composing || keyCode === ofInputMethod;
}
