/** The id of the step whose card on the canvas contains the element. */
export function cardAt(target: EventTarget | null): string | undefined {
  const card = target instanceof Element ? target.closest('.react-flow__node') : null;
  return card?.getAttribute('data-id') ?? undefined;
}

/** Moves the focus to a step's card if nothing else has it, as after the step picker closes. */
export function focusCard(id: string): void {
  if (document.activeElement !== document.body) return;
  const card = document.querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(id)}"]`);
  card?.focus({ preventScroll: true });
}
