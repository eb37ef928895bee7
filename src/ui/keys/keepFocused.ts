/**
 * Gives an element the focus whenever nothing else has it, until the person does something: while parts of a page replace
 * each other, or a card is drawn later than it was added. Returns what stops it earlier.
 */
export function keepFocused(find: () => HTMLElement | null): () => void {
  const acted = new AbortController();
  const focus = () => {
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focus);
  const stop = () => {
    observer.disconnect();
    acted.abort();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(act, stop, { capture: true, passive: true, signal: acted.signal });
  focus();
  return stop;
}
