import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { rowHeight } from './Outline.css.ts';

/** Rows drawn above and below what is seen, so that a quick scroll shows no gap. */
const spare = 6;

interface Sight {
  first: number;
  end: number;
}

/** Which rows of a scrolling box are drawn: those in sight and the active one, so that the focus never leaves the page. */
export function useRowsInSight(box: RefObject<HTMLElement | null>, count: number, active: number) {
  const [sight, setSight] = useState<Sight>({ first: 0, end: 40 });
  const look = useCallback((element: HTMLElement) => {
    const first = Math.max(0, Math.floor(element.scrollTop / rowHeight) - spare);
    const end = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + spare;
    setSight((last) => (last.first === first && last.end === end ? last : { first, end }));
  }, []);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const onMove = () => look(element);
    const resized = new ResizeObserver(onMove);
    resized.observe(element);
    element.addEventListener('scroll', onMove, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', onMove);
    };
  }, [box, look]);

  /** Scrolls as little as it takes to see a row. */
  function bringIn(index: number): void {
    const element = box.current;
    if (!element) return;
    const top = index * rowHeight;
    const lowest = top + rowHeight - element.clientHeight;
    if (element.scrollTop > top) element.scrollTo({ top });
    else if (element.scrollTop < lowest) element.scrollTo({ top: lowest });
    look(element);
  }
  return { drawn: drawnRows(sight, count, active), bringIn };
}

/** Indexes in rising order. */
export function drawnRows({ first, end }: Sight, count: number, active: number): number[] {
  const from = Math.min(first, Math.max(0, count - 1));
  const seen = Array.from({ length: Math.max(0, Math.min(end, count) - from) }, (_, at) => from + at);
  if (active >= count || seen.includes(active)) return seen;
  return active < from ? [active, ...seen] : [...seen, active];
}
