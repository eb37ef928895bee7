import type { ListName } from '#values/listNames.ts';
import { type ReactNode } from 'react';
import { FailureText } from '../errors/FailureText.tsx';
import { useLetterKeys } from '../letterKeys.ts';
import type { Column } from '../../ui/table/column.ts';
import { laidOut, withWidths } from '../../ui/table/columnLayout.ts';
import { rowsToCsv } from '../../ui/table/csv.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { saveCsv } from '../../ui/table/saveCsv.ts';
import { sortedBy } from '../../ui/table/tableSearchParams.ts';
import { sheet } from '../../ui/table/TableToolbar.css.ts';
import { TableToolbar } from '../../ui/table/TableToolbar.tsx';
import { useColumnLayout } from '../../ui/table/useColumnLayout.ts';
import type { useTableSearchParams } from '../../ui/table/useTableSearchParams.ts';
import { SavedViews } from './SavedViews.tsx';

export type ListView = ReturnType<typeof useTableSearchParams>;

/** The state of a list's request; `useEndpoint` returns one. */
export interface ListQuery {
  error?: unknown;
  isLoading: boolean;
  mutate: () => unknown;
}

/** One page of a list; `total` counts the rows of all pages. */
export interface ListRows<Row> {
  rows: readonly Row[];
  total: number;
}

interface ListTableProps<Row> {
  /** The user's arrangement of columns is kept under this name. */
  name: string;
  label: string;
  searchLabel: string;
  /** Name of the CSV file of the page's rows, without extension; left out by lists that export all of their rows. */
  file?: string;
  view: ListView;
  query: ListQuery;
  page: ListRows<Row> | undefined;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** The path of a row's page, if it has one. */
  linkTo?: ((row: Row) => string | undefined) | undefined;
  /** Opens a row beside or over the list. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The key of the row that is open. */
  current?: string | undefined;
  /** Keys of rows that are new or have changed. */
  fresh?: ReadonlySet<string>;
  /** Number of placeholder rows while loading. */
  expected?: number;
  choices?: ReactNode;
  /** Whose views can be saved, and the name of the list without one. */
  views?: { list: ListName; all: string };
  empty: ReactNode;
}

/** A table with search, columns, CSV export and paging. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { name, label, file, query, page, rowKey, linkTo, onOpen, fresh, expected, empty } = props;
  const [view, setView] = props.view;
  const { layout, change } = useColumnLayout(name, props.columns);
  const columns = laidOut(props.columns, layout);
  const letters = useLetterKeys();
  return (
    <div className={sheet}>
      <TableToolbar
        lead={props.views && <SavedViews {...props.views} columns={props.columns} layout={layout} />}
        searchLabel={props.searchLabel}
        search={view.search}
        onSearch={(search) => setView({ ...view, search, page: 0 })}
        columns={{ columns: props.columns, layout, onChange: change }}
        onExport={
          file === undefined
            ? undefined
            : page && page.rows.length > 0
              ? () => saveCsv(file, rowsToCsv(columns, page.rows))
              : null
        }
      />
      {props.choices}
      <DataTable
        label={label}
        columns={columns}
        sized={layout.some(({ width }) => width !== undefined)}
        onResize={(widths) => change(withWidths(layout, widths))}
        rows={page?.rows}
        rowKey={rowKey}
        linkTo={linkTo}
        onOpen={onOpen}
        current={props.current}
        sort={{ by: view.orderBy, order: view.order }}
        onSort={(column) => setView(sortedBy(view, column))}
        start={view.page * view.length}
        {...(page && { total: page.total })}
        {...(expected !== undefined && { expected })}
        stale={query.isLoading}
        failed={query.error !== undefined}
        failure={query.error !== undefined && <FailureText error={query.error} />}
        letterKeys={letters}
        onRetry={() => void query.mutate()}
        {...(fresh && { fresh })}
        tall
        empty={empty}
      />
      <Pager view={view} total={page?.total} onChange={setView} />
    </div>
  );
}
