/** A line of a file of rows with its cells as text. Lines count from 1, as spreadsheets number their rows. */
export interface SheetLine {
  line: number;
  cells: string[];
}

/** Characters of a cell: Excel’s own limit. */
export const mostCellText = 32_767;

/** Cells of a line; those beyond aren’t read. */
export const mostColumns = 1_000;

const mega = 1024 * 1024;

/** Characters of a line, or of the XML that leads to one. */
export const mostLineText = 4 * mega;

/** Characters of all cells of a file. */
export const mostSheetText = 256 * mega;

/** What a line adds to the characters of its file. */
export const lengthOf = (cells: readonly string[]): number => cells.reduce((sum, cell) => sum + cell.length, 0);
