import type { ReactNode } from 'react';

/** One column of a table, for rows of one kind. */
export interface Column<Row> {
  /** Stable: the sort parameter of the address, and the name under which it is remembered as hidden. */
  key: string;
  title: string;
  /** Without it the cell shows the text. */
  cell?: (row: Row) => ReactNode;
  /** What the CSV says and what rows are sorted by; a column without it is not exported. */
  text?: (row: Row) => string | number | null;
  /** Least width in pixels; spare room is shared out in proportion. Text is cut where it does not fit. */
  width: number;
  align?: 'end';
  sortable?: boolean;
  /** Cannot be hidden: says which row it is. */
  fixed?: boolean;
  /** Hidden until somebody asks for it. */
  hiddenAtFirst?: boolean;
  /** Where it stands on a phone's card; not shown there without. */
  card?: 'title' | 'aside' | 'meta';
}

/** The columns that are shown: fixed ones, and those neither hidden by hand nor at first. */
export function shownColumns<Row>(columns: readonly Column<Row>[], chosen: Record<string, boolean>): Column<Row>[] {
  return columns.filter((column) => column.fixed || (chosen[column.key] ?? !column.hiddenAtFirst));
}
