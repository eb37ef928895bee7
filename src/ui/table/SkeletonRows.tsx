import { Skeleton } from '../feedback/Skeleton.tsx';
import type { Column } from './column.ts';
import { cell, row, rowHeight } from './DataTable.css.ts';

/** Percent widths that resemble text of varying length. */
const lengths = [72, 54, 63, 80, 46, 68];
/** More than are in sight: the others are empty space, because drawing them would delay the first rows. */
const mostDrawn = 30;

/** Placeholder rows in the final layout, so that nothing jumps on load. */
export function SkeletonRows<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
  const drawn = Math.min(count, mostDrawn);
  return (
    <>
      {Array.from({ length: drawn }, (_, line) => (
        <tr key={line} className={row({})}>
          {columns.map((column, at) => (
            <td key={column.key} className={cell({ align: column.align ?? 'start', card: column.card ?? 'none' })}>
              <Skeleton width={`${lengths[(line + at) % lengths.length] ?? 60}%`} height="10px" />
            </td>
          ))}
        </tr>
      ))}
      {count > drawn && <tr aria-hidden="true" style={{ height: (count - drawn) * rowHeight }} />}
    </>
  );
}
