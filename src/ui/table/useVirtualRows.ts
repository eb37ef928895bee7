import { useEffect, useState, type RefObject } from 'react';
import { below } from '../../theme/breakpoints.ts';
import { rowHeight } from './DataTable.css.ts';
import { rowWindow, type RowWindow } from './rowWindow.ts';
import { useMedia } from './useMedia.ts';

/** From how many rows on only those in sight are drawn. */
const long = 50;

/** The rows of a scrolling box that are drawn. Short tables, and the cards of phones, are drawn whole. */
export function useVirtualRows(count: number, box: RefObject<HTMLElement | null>, scrolls: boolean): RowWindow {
  const cards = useMedia(below('md'));
  const enabled = scrolls && count > long && !cards;
  const [sight, setSight] = useState({ scrollTop: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (!enabled || !element) return undefined;
    // Rounded to rows, so that scrolling within one does not draw again.
    const look = () => {
      const scrollTop = Math.floor(element.scrollTop / rowHeight) * rowHeight;
      const height = element.clientHeight + rowHeight;
      setSight((last) => (last.scrollTop === scrollTop && last.height === height ? last : { scrollTop, height }));
    };
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [enabled, box]);
  return enabled
    ? rowWindow(count, rowHeight, sight.scrollTop, sight.height)
    : { first: 0, end: count, before: 0, after: 0 };
}
