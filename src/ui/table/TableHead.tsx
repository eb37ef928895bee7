import { useIntl } from 'react-intl';
import { Icon } from '../icon/Icon.tsx';
import type { Column } from './column.ts';
import { ColumnResizer } from './ColumnResizer.tsx';
import { head, headCell, sortButton } from './DataTable.css.ts';
import { tableMessages } from './table.messages.ts';

export interface Sort {
  by: string;
  order: 'asc' | 'desc';
}

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort?: Sort | undefined;
  onSort?: ((column: string) => void) | undefined;
  onResize?: ((widths: ReadonlyMap<string, number>) => void) | undefined;
}

/** The table's header; titles of sortable columns are buttons. */
export function TableHead<Row>({ columns, sort, onSort, onResize }: TableHeadProps<Row>) {
  const intl = useIntl();
  return (
    <thead className={head}>
      <tr aria-rowindex={1}>
        {columns.map((column, at) => {
          const { key, title, sortable, align } = column;
          const sorted = sort?.by === key ? sort.order : undefined;
          return (
            <th
              key={key}
              scope="col"
              className={headCell}
              style={align && { textAlign: align }}
              aria-sort={sorted && `${sorted}ending`}
            >
              {sortable && onSort ? (
                <button
                  type="button"
                  className={sortButton}
                  title={intl.formatMessage(tableMessages.sortBy, { column: title })}
                  onClick={() => onSort(key)}
                >
                  {title}
                  {sorted && <Icon name={sorted === 'asc' ? 'arrowUp' : 'arrowDown'} size={12} />}
                </button>
              ) : (
                title
              )}
              {onResize && at < columns.length - 1 && (
                <ColumnResizer columns={columns} column={column} onResize={onResize} />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
