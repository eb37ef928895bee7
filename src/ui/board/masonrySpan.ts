import { rowPixels } from './CardBoard.css.ts';

/**
 * The ref of a place on the board: it spans as many of the board's low rows as its card is high, so that cards of
 * unlike heights close up.
 */
export function masonrySpan(place: HTMLElement | null): () => void {
  if (!place) return () => undefined;
  const observer = new ResizeObserver(() => {
    place.style.gridRowEnd = `span ${Math.ceil(place.offsetHeight / rowPixels)}`;
  });
  observer.observe(place);
  return () => observer.disconnect();
}
