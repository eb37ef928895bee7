import { useRef } from 'react';
import { useMove } from 'react-aria/useMove';
import { useIntl } from 'react-intl';
import type { Column } from './column.ts';
import { narrowest, widest } from './columnLayout.ts';
import { resizer } from './DataTable.css.ts';
import { tableMessages as words } from './table.messages.ts';

/** Pixels of an arrow key. */
const keyStep = 10;

interface ColumnResizerProps<Row> {
  columns: readonly Column<Row>[];
  /** The column whose right edge it is. */
  column: Column<Row>;
  /** The widths of all columns, as they are once the edge has been moved. */
  onResize: (widths: ReadonlyMap<string, number>) => void;
}

/**
 * The edge of a column, moved by pointer or arrow keys. While it moves, the table is drawn without React, which only
 * gets the result.
 */
export function ColumnResizer<Row>({ columns, column, onResize }: ColumnResizerProps<Row>) {
  const intl = useIntl();
  const edge = useRef<HTMLDivElement>(null);
  const moving = useRef<{ table: HTMLTableElement; widths: Map<string, number>; width: number }>(null);
  const { moveProps } = useMove({
    onMoveStart() {
      const table = edge.current?.closest('table');
      const cells = edge.current?.closest('tr')?.cells ?? [];
      if (!table) return;
      const widths = new Map(columns.map(({ key }, at) => [key, cells[at]?.getBoundingClientRect().width ?? 0]));
      moving.current = { table, widths, width: widths.get(column.key) ?? column.width };
    },
    onMove({ deltaX, pointerType }) {
      if (!moving.current) return;
      moving.current.width += pointerType === 'keyboard' ? deltaX * keyStep : deltaX;
      moving.current.widths.set(column.key, Math.min(widest, Math.max(narrowest, moving.current.width)));
      draw(moving.current.table, [...moving.current.widths.values()]);
    },
    onMoveEnd() {
      if (moving.current) onResize(moving.current.widths);
      moving.current = null;
    },
  });
  return (
    <div
      {...moveProps}
      ref={edge}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={intl.formatMessage(words.widthOf, { column: column.title })}
      aria-valuenow={column.width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      className={resizer}
    />
  );
}

/** As `DataTable` draws a table with set widths: the last column takes what is left. */
function draw(table: HTMLTableElement, widths: readonly number[]): void {
  table.style.minWidth = `${widths.reduce((sum, width) => sum + width, 0)}px`;
  for (const [at, col] of table.querySelectorAll('col').entries())
    col.style.width = at === widths.length - 1 ? '' : `${widths[at]}px`;
}
