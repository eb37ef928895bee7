import { rowPixels } from './CardBoard.css.ts';

/**
 * Ref of a card's place on the board: spans as many of the low grid rows as the card is high, so that cards of
 * different heights leave no holes.
 */
export function masonrySpan(place: HTMLElement | null): () => void {
  if (!place) return () => undefined;
  const fit = () => {
    place.style.gridRowEnd = `span ${Math.ceil(place.offsetHeight / rowPixels)}`;
  };
  // The observer only hears of the first height after it was painted.
  fit();
  const observer = new ResizeObserver(fit);
  observer.observe(place);
  return () => observer.disconnect();
}
