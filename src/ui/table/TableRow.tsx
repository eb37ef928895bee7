import { type KeyboardEvent, memo, type MouseEvent, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router';
import type { Column } from './column.ts';
import { cell, row as rowClass, rowLink } from './DataTable.css.ts';

interface TableRowProps<Row> {
  ref?: Ref<HTMLTableRowElement> | undefined;
  row: Row;
  columns: readonly Column<Row>[];
  /** Index on this page, from 0, and among all rows, from 1 and including the header. */
  index: number;
  ariaIndex: number;
  reachable: boolean;
  fresh: boolean;
  /** Whether it is the one that is open. */
  current: boolean;
  onFocus: (index: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** The path of the row's page, if it has one. */
  to: string | undefined;
  onOpen: (row: Row) => void;
  /** Whether it opens without leaving the list; its link still leads to its page. */
  inPlace: boolean;
}

const ownClick = (event: MouseEvent) =>
  event.target instanceof Element && event.target.closest('a, button, input, select, audio, label') === null;

function textOf<Row>({ card, text }: Column<Row>, row: Row, linked: (name: ReactNode) => ReactNode): ReactNode {
  return card === 'title' ? linked(text?.(row)) : text?.(row);
}

function DrawnRow<Row>(props: TableRowProps<Row>) {
  const { ref, row, columns, index, ariaIndex, reachable, fresh, current, onFocus, onKeyDown } = props;
  const { to, onOpen, inPlace } = props;
  const opens = inPlace || to !== undefined;
  // Arrows move between rows and Enter opens one, so its link is no stop of its own.
  const linked = (name: ReactNode) =>
    to === undefined ? (
      name
    ) : (
      <Link
        className={rowLink}
        to={to}
        tabIndex={-1}
        onClick={(event) => {
          if (!inPlace || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onOpen(row);
        }}
      >
        {name}
      </Link>
    );
  return (
    <tr
      ref={ref}
      aria-rowindex={ariaIndex}
      data-row={index}
      aria-current={current || undefined}
      tabIndex={reachable ? 0 : -1}
      className={rowClass({ opens, fresh, current })}
      onFocus={() => onFocus(index)}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (opens && ownClick(event) && !window.getSelection()?.toString()) onOpen(row);
      }}
    >
      {columns.map((column) => (
        <td key={column.key} className={cell({ align: column.align ?? 'start', card: column.card ?? 'none' })}>
          {column.cell ? column.cell(row, linked) : textOf(column, row, linked)}
        </td>
      ))}
    </tr>
  );
}

/**
 * A table row. Clicking opens it, unless the click hits a control or selects text. Scrolling draws the table again at
 * each step, so rows are drawn only when something of theirs has changed.
 */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;
