import type { ReactNode } from 'react';
import { shownColumns, type Column } from '../../ui/table/column.ts';
import { rowsToCsv } from '../../ui/table/csv.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { saveCsv } from '../../ui/table/saveCsv.ts';
import { sortedBy } from '../../ui/table/tableSearchParams.ts';
import { sheet } from '../../ui/table/TableToolbar.css.ts';
import { TableToolbar } from '../../ui/table/TableToolbar.tsx';
import { useChosenColumns } from '../../ui/table/useChosenColumns.ts';
import type { useTableSearchParams } from '../../ui/table/useTableSearchParams.ts';

export type ListView = ReturnType<typeof useTableSearchParams>;

/** How the reading of a list stands; what `useEndpoint` returns is one. */
export interface ListQuery {
  error?: unknown;
  isLoading: boolean;
  mutate: () => unknown;
}

/** One page of a list, and how many rows there are on all of them. */
export interface ListRows<Row> {
  rows: readonly Row[];
  total: number;
}

interface ListTableProps<Row> {
  /** Under this name the person's choice of columns is remembered. */
  name: string;
  label: string;
  searchLabel: string;
  /** The name of the CSV file, without its ending. */
  file: string;
  view: ListView;
  query: ListQuery;
  page: ListRows<Row> | undefined;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  onOpen?: ((row: Row) => void) | undefined;
  /** Rows that just came or changed, by their key. */
  fresh?: ReadonlySet<string>;
  /** How many rows are expected while none are there. */
  expected?: number;
  choices?: ReactNode;
  empty: ReactNode;
}

/** A list with its search, columns, CSV of what is seen, and paging. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { name, label, file, query, page, rowKey, onOpen, fresh, expected, empty } = props;
  const [view, setView] = props.view;
  const [chosen, choose] = useChosenColumns(name);
  const columns = shownColumns(props.columns, chosen);
  return (
    <div className={sheet}>
      <TableToolbar
        searchLabel={props.searchLabel}
        search={view.search}
        onSearch={(search) => setView({ ...view, search, page: 0 })}
        columns={props.columns}
        chosen={chosen}
        onChoose={choose}
        onExport={page && page.rows.length > 0 ? () => saveCsv(file, rowsToCsv(columns, page.rows)) : undefined}
      />
      {props.choices}
      <DataTable
        label={label}
        columns={columns}
        rows={page?.rows}
        rowKey={rowKey}
        onOpen={onOpen}
        sort={{ by: view.orderBy, order: view.order }}
        onSort={(column) => setView(sortedBy(view, column))}
        start={view.page * view.length}
        {...(page && { total: page.total })}
        {...(expected !== undefined && { expected })}
        stale={query.isLoading}
        failed={query.error !== undefined}
        onRetry={() => void query.mutate()}
        {...(fresh && { fresh })}
        tall
        empty={empty}
      />
      <Pager view={view} total={page?.total} onChange={setView} />
    </div>
  );
}
