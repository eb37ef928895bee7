import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { below } from '../../theme/breakpoints.ts';
import { useMedia } from '../layout/useMedia.ts';
import { headHeight, rowHeight } from './DataTable.css.ts';

/** Shorter tables are not virtualized. */
const long = 50;
/** Height of an unmeasured card, in pixels. */
const cardHeight = 84;
/** Pixels that the shell's header covers at the top. */
const shellHeaderHeight = 64;

interface DrawnRow {
  index: number;
  /** Height of the omitted rows above it, in pixels. */
  gap: number;
}

interface VirtualRows {
  rows: readonly DrawnRow[];
  /** Height of the omitted rows after the last, in pixels. */
  rest: number;
  /** Ref for every rendered row; undefined if none needs measuring. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  /** Scrolls to a row of a long table; undefined where focusing it suffices. */
  reveal: ((index: number) => void) | undefined;
}

interface VirtualRowsOptions {
  count: number;
  keyOf: (index: number) => string;
  /** The row that has the focus or gets it next; always rendered. */
  active: number;
  box: RefObject<HTMLElement | null>;
  body: RefObject<HTMLElement | null>;
  /** Whether the box scrolls; otherwise the window does. */
  boxScrolls: boolean;
}

/** Virtualizes a long table: renders the visible rows, some around them, and the active one. */
export function useVirtualRows({ count, keyOf, active, box, body, boxScrolls }: VirtualRowsOptions): VirtualRows {
  const cards = useMedia(below('md'));
  const isLong = count > long;
  const inBox = boxScrolls && !cards;
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (isLong && !inBox && body.current) setTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
  }, [isLong, inBox, body, count]);

  const options = {
    count,
    overscan: 10,
    indexAttribute: 'data-row',
    getItemKey: keyOf,
    estimateSize: () => (cards ? cardHeight : rowHeight),
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(active, count - 1)])].toSorted((a, b) => a - b),
    initialRect: { width: 0, height: 800 },
  };
  const boxRows = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    enabled: isLong && inBox,
    getScrollElement: () => box.current,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
  });
  const windowRows = useWindowVirtualizer<HTMLElement>({
    ...options,
    enabled: isLong && !inBox,
    scrollMargin: top,
    scrollPaddingStart: shellHeaderHeight,
  });
  if (!isLong) {
    const rows = Array.from({ length: count }, (_, index) => ({ index, gap: 0 }));
    return { rows, rest: 0, measure: undefined, reveal: undefined };
  }
  const virtualizer = inBox ? boxRows : windowRows;
  const { scrollMargin } = virtualizer.options;
  const items = virtualizer.getVirtualItems();
  return {
    rows: items.map(({ index, start }, at) => ({ index, gap: start - (items[at - 1]?.end ?? scrollMargin) })),
    rest: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin),
    measure: virtualizer.measureElement,
    reveal: (index) => {
      if (inBox) box.current?.scrollIntoView({ block: 'nearest' });
      virtualizer.scrollToIndex(index, { align: 'auto' });
    },
  };
}
