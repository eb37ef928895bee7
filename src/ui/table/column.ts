import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Stable: used as sort parameter and to remember the layout. Letters, digits and `_` only. */
  key: string;
  title: string;
  /** Defaults to the text. `linked` makes the row's name the link to its page, if it has one. */
  cell?: (row: Row, linked: (name: ReactNode) => ReactNode) => ReactNode;
  /** For CSV and sorting; columns without it are not exported. */
  text?: (row: Row) => string | number | null;
  /** Minimum width in pixels; spare width is shared proportionally. Longer text is truncated. */
  width: number;
  align?: 'end';
  sortable?: boolean;
  /** Identifies the row and cannot be hidden. */
  fixed?: boolean;
  /** Hidden until selected. */
  hiddenAtFirst?: boolean;
  /** Its place on a phone's card; omitted there if unset. The title's text links to the row's page, if it has one. */
  card?: 'title' | 'aside' | 'meta';
}
