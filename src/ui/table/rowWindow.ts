/** Which rows of a long list are drawn, and the pixels of those left out around them. */
export interface RowWindow {
  first: number;
  /** One past the last row drawn. */
  end: number;
  before: number;
  after: number;
}

/** Rows drawn beyond the visible ones on both sides, so that quick scrolling shows no gap. */
const overscan = 10;

/** The rows in sight of a box scrolled to `scrollTop` with `height` pixels, all rows being `rowHeight` pixels high. */
export function rowWindow(count: number, rowHeight: number, scrollTop: number, height: number): RowWindow {
  const first = Math.max(0, Math.min(count, Math.floor(scrollTop / rowHeight)) - overscan);
  const end = Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + overscan);
  return { first, end, before: first * rowHeight, after: (count - end) * rowHeight };
}
