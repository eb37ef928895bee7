import { Skeleton } from '../feedback/Skeleton.tsx';
import type { Column } from './column.ts';
import { cell, row } from './DataTable.css.ts';

/** Widths in percent that look like text of different lengths. */
const lengths = [72, 54, 63, 80, 46, 68];

/** Rows in the shape of those to come, so that nothing jumps when they are there. */
export function SkeletonRows<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
  return Array.from({ length: count }, (_, line) => (
    <tr key={line} className={row({})}>
      {columns.map((column, at) => (
        <td key={column.key} className={cell({ align: column.align ?? 'start', card: column.card ?? 'none' })}>
          <Skeleton width={`${lengths[(line + at) % lengths.length] ?? 60}%`} height="10px" />
        </td>
      ))}
    </tr>
  ));
}
