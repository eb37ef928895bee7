/** Whether keys pressed there are text, or belong to an open dialog. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
}
