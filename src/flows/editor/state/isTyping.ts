const typed =
  'input, textarea, [contenteditable], [role="menu"], [role="listbox"], [aria-haspopup="listbox"], [data-modal]';

/** Whether key presses in the element are text input, or belong to an open list or dialog. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typed) !== null;
}
