import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { below } from '../../theme/breakpoints.ts';
import { headHeight, rowHeight } from './DataTable.css.ts';
import { useMedia } from './useMedia.ts';

/** Shorter tables are drawn whole. */
const long = 50;
/** Pixels of a row before it is measured, where rows are cards. */
const cardHeight = 84;
/** Pixels that the shell's header covers at the top of the window. */
const shellHeaderHeight = 64;

interface DrawnRow {
  index: number;
  /** Pixels of the rows that are left out above it. */
  gap: number;
}

interface VirtualRows {
  rows: readonly DrawnRow[];
  /** Pixels of the rows left out below the last one. */
  rest: number;
  /** The ref of every drawn row; undefined while none needs measuring. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  /** Scrolls to a row of a long table; undefined where the focus alone does it. */
  reveal: ((index: number) => void) | undefined;
}

interface VirtualRowsOptions {
  count: number;
  keyOf: (index: number) => string;
  /** The row that has the focus or gets it next: it is drawn wherever the table is scrolled to. */
  active: number;
  box: RefObject<HTMLElement | null>;
  body: RefObject<HTMLElement | null>;
  /** Whether the box scrolls; otherwise the window does. */
  boxScrolls: boolean;
}

/** Which rows of a long table are drawn: those in sight, some around them, and the active one. */
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
