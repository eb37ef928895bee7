import { Skeleton } from '../feedback/Skeleton.tsx';
import type { Column } from './column.ts';
import { cell, row } from './DataTable.css.ts';

/** Percent widths that resemble text of varying length. */
const lengths = [72, 54, 63, 80, 46, 68];

/** Placeholder rows in the final layout, so that nothing jumps on load. */
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
