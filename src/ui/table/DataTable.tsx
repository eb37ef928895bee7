import { Fragment, useCallback, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { countCap } from '#values/pageSizes.ts';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { visuallyHidden } from '../layout/visuallyHidden.css.ts';
import type { Column } from './column.ts';
import { blank, body as bodyClass, box as boxClass, frame, staleMark, table } from './DataTable.css.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { tableMessages } from './table.messages.ts';
import { TableHead, type Sort } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useActiveRow } from './useActiveRow.ts';
import { useVirtualRows } from './useVirtualRows.ts';

interface DataTableProps<Row> {
  /** What the rows are. */
  label: string;
  /** The visible columns. */
  columns: readonly Column<Row>[];
  /** Undefined until the first rows have loaded. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** The path of a row's page: its name links there, and opening the row goes there unless `onOpen` does something else. */
  linkTo?: ((row: Row) => string | undefined) | undefined;
  /** Opens a row beside or over the list. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The key of the row that is open. */
  current?: string | undefined;
  sort?: Sort;
  onSort?: (column: string) => void;
  /** Whether the columns' widths were set by the user. Then the last one takes what is left, instead of all. */
  sized?: boolean;
  /** The columns' widths after the user has moved an edge. */
  onResize?: ((widths: ReadonlyMap<string, number>) => void) | undefined;
  /** Index of the first row among all rows, from 0, and their number. */
  start?: number;
  total?: number;
  /** Number of placeholder rows while loading. */
  expected?: number;
  /** The rows are stale while newer ones load. */
  stale?: boolean;
  failed?: boolean;
  /** Why it failed; otherwise the connection is blamed. */
  failure?: ReactNode;
  onRetry?: () => void;
  /** Keys of rows that are new or have changed. */
  fresh?: ReadonlySet<string>;
  /** Scrolls within the viewport height under a sticky header. */
  tall?: boolean;
  /** The page's main rows: j and k come to them from anywhere. */
  letterKeys?: boolean;
  /** Shown when there are no rows. */
  empty: ReactNode;
}

const none: ReadonlySet<string> = new Set();

/** The table of every list: sticky header, arrow keys between rows, Enter to open, cards on phones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, linkTo, onOpen, sort, onSort, start = 0, total, expected = 10, empty } = props;
  const {
    sized = false,
    onResize,
    stale = false,
    failed = false,
    onRetry,
    fresh = none,
    current,
    tall = false,
    letterKeys = false,
  } = props;
  const intl = useIntl();
  const navigate = useNavigate();
  const open = useCallback(
    (row: Row) => {
      const to = linkTo?.(row);
      if (onOpen) onOpen(row);
      else if (to !== undefined) void navigate(to);
    },
    [onOpen, linkTo, navigate],
  );
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const count = rows?.length ?? 0;
  // Start another page or order at its top.
  const place = `${start} ${sort?.by} ${sort?.order}`;
  useEffect(() => {
    if (place) box.current?.scrollTo({ top: 0 });
  }, [place]);
  const openAt = useCallback(
    (index: number) => {
      const row = rows?.[index];
      if (row !== undefined) open(row);
    },
    [rows, open],
  );
  const { active, wanted, onKeyDown, onFocus } = useActiveRow(count, letterKeys, openAt);
  const keyOf = useCallback(
    (index: number) => {
      const row = rows?.[index];
      return row === undefined ? String(index) : rowKey(row);
    },
    [rows, rowKey],
  );
  const drawn = useVirtualRows({ count, keyOf, active, box, body, boxScrolls: tall });
  useEffect(() => {
    if (wanted === null) return;
    drawn.reveal?.(wanted);
    const row = body.current?.querySelector<HTMLElement>(`[data-row="${wanted}"]`);
    row?.focus({ preventScroll: drawn.reveal !== undefined });
  });
  const currentAt = current === undefined ? -1 : (rows?.findIndex((row) => rowKey(row) === current) ?? -1);
  const showCurrent = useEffectEvent(() => {
    drawn.reveal?.(currentAt);
    body.current?.querySelector(`[data-row="${currentAt}"]`)?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (currentAt >= 0) showCurrent();
  }, [currentAt]);
  const known = total ?? rows?.length;
  const retry = onRetry && <Button onClick={onRetry}>{intl.formatMessage(tableMessages.retry)}</Button>;

  if (failed && !rows) {
    return (
      <EmptyState icon="warning" title={intl.formatMessage(tableMessages.failed)} failed action={retry}>
        {props.failure ?? intl.formatMessage(tableMessages.failedBody)}
      </EmptyState>
    );
  }
  return (
    <div className={frame}>
      {failed && (
        <Notice tone="warning" action={retry}>
          {intl.formatMessage(tableMessages.staleFailed)}
        </Notice>
      )}
      {stale && rows && <div className={staleMark} />}
      <output className={visuallyHidden}>
        {!rows ? intl.formatMessage(tableMessages.loading) : stale ? intl.formatMessage(tableMessages.stale) : ''}
      </output>
      <div className={boxClass({ tall })} ref={box}>
        <table
          aria-label={label}
          aria-rowcount={known === undefined || known >= countCap ? -1 : known + 1}
          aria-busy={!rows || stale}
          className={table}
          style={{ minWidth: columns.reduce((sum, { width }) => sum + width, 0) }}
        >
          <colgroup>
            {columns.map(({ key, width }, at) => (
              <col key={key} style={sized && at === columns.length - 1 ? {} : { width }} />
            ))}
          </colgroup>
          <TableHead columns={columns} sort={sort} onSort={onSort} onResize={onResize} />
          <tbody className={bodyClass} ref={body}>
            {!rows && <SkeletonRows columns={columns} count={expected} />}
            {drawn.rows.map(({ index, gap }) => {
              const row = rows?.[index];
              if (row === undefined) return null;
              const key = rowKey(row);
              return (
                <Fragment key={key}>
                  {gap > 0 && <tr aria-hidden="true" style={{ height: gap }} />}
                  <TableRow
                    ref={drawn.measure}
                    row={row}
                    columns={columns}
                    index={index}
                    ariaIndex={start + index + 2}
                    reachable={index === active}
                    fresh={fresh.has(key)}
                    current={index === currentAt}
                    onFocus={onFocus}
                    onKeyDown={onKeyDown}
                    to={linkTo?.(row)}
                    onOpen={open}
                    inPlace={onOpen !== undefined}
                  />
                </Fragment>
              );
            })}
            {drawn.rest > 0 && <tr aria-hidden="true" style={{ height: drawn.rest }} />}
          </tbody>
        </table>
      </div>
      {rows && count === 0 && <div className={blank}>{empty}</div>}
    </div>
  );
}
