import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import type { Column } from './column.ts';
import { cell, row as rowClass } from './DataTable.css.ts';

interface TableRowProps<Row> {
  ref?: Ref<HTMLTableRowElement> | undefined;
  row: Row;
  columns: readonly Column<Row>[];
  /** Index on this page, from 0, and among all rows, from 1 and including the header. */
  index: number;
  ariaIndex: number;
  reachable: boolean;
  fresh: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onOpen?: (() => void) | undefined;
}

const ownClick = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest('a, button, input, select, audio') === null;

/** A table row. Clicking opens it, unless the click hits a control or selects text. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { ref, row, columns, index, ariaIndex, reachable, fresh, onFocus, onKeyDown, onOpen } = props;
  return (
    <tr
      ref={ref}
      aria-rowindex={ariaIndex}
      data-row={index}
      tabIndex={reachable ? 0 : -1}
      className={rowClass({ opens: onOpen !== undefined, fresh })}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (ownClick(event) && !window.getSelection()?.toString()) onOpen?.();
      }}
    >
      {columns.map((column) => (
        <td key={column.key} className={cell({ align: column.align ?? 'start', card: column.card ?? 'none' })}>
          {column.cell ? column.cell(row) : column.text?.(row)}
        </td>
      ))}
    </tr>
  );
}
