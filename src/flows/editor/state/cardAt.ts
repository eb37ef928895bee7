/** The id of the step whose card on the canvas contains the element. */
export function cardAt(target: EventTarget | null): string | undefined {
  const card = target instanceof Element ? target.closest('.react-flow__node') : null;
  return card?.getAttribute('data-id') ?? undefined;
}

/** The card of a step, if it is drawn: those out of sight are not. */
export const cardOf = (id: string) =>
  document.querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(id)}"]`);
