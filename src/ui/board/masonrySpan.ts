import { rowPixels } from './CardBoard.css.ts';

/**
 * Ref of a card's place on the board: spans as many of the low grid rows as the card is high, so that cards of
 * different heights leave no holes.
 */
export function masonrySpan(place: HTMLElement | null): () => void {
  if (!place) return () => undefined;
  const observer = new ResizeObserver(() => {
    place.style.gridRowEnd = `span ${Math.ceil(place.offsetHeight / rowPixels)}`;
  });
  observer.observe(place);
  return () => observer.disconnect();
}
