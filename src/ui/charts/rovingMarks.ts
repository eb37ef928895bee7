/** A bar or cell by its place in the grid; bars form one row. */
export interface Mark {
  key: string;
  row: number;
  column: number;
}

/** The mark that a key moves to; undefined for other keys and at the edges. */
export function markAfterKey(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  from: Mark,
  marks: readonly Mark[],
): Mark | undefined {
  const inRow = marks.filter(({ row }) => row === from.row).toSorted((a, b) => a.column - b.column);
  const inColumn = marks.filter(({ column }) => column === from.column).toSorted((a, b) => a.row - b.row);
  const inOrder = marks.toSorted((a, b) => a.row - b.row || a.column - b.column);
  switch (key) {
    case 'ArrowRight':
      return inRow.find(({ column }) => column > from.column);
    case 'ArrowLeft':
      return inRow.findLast(({ column }) => column < from.column);
    case 'ArrowDown':
      return inColumn.find(({ row }) => row > from.row);
    case 'ArrowUp':
      return inColumn.findLast(({ row }) => row < from.row);
    case 'Home':
      return (ctrlKey ? inOrder : inRow).at(0);
    case 'End':
      return (ctrlKey ? inOrder : inRow).at(-1);
    default:
      return undefined;
  }
}
