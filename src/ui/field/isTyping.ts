/** Where letters are typed, or found by typing ahead. */
const typed =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="treegrid"], [role="grid"], [aria-haspopup="listbox"]';

/** Whether a letter that is pressed there belongs to a field or a list. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typed) !== null;
}
