import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { PageFrame } from '../../page/frame/PageFrame.tsx';
import { FilterBar } from '../../page/filters/FilterBar.tsx';
import { usePageFilters } from '../../page/filters/usePageFilters.ts';
import { paths } from '../../page/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { shownColumns } from '../../ui/table/column.ts';
import { rowsToCsv } from '../../ui/table/csv.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { saveCsv } from '../../ui/table/saveCsv.ts';
import { sortedBy } from '../../ui/table/tableAddress.ts';
import { TableToolbar } from '../../ui/table/TableToolbar.tsx';
import { sheet } from '../../ui/table/TableToolbar.css.ts';
import { useChosenColumns } from '../../ui/table/useChosenColumns.ts';
import { useTableAddress } from '../../ui/table/useTableAddress.ts';
import { callsMessages as words } from './calls.messages.ts';
import { useCallColumns } from './useCallColumns.tsx';
import { callLogDefaults, useCallLog } from './useCallLog.ts';

/** The call log: filtered, sorted, searched and paged by its address; its rows follow the calls live. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const filters = usePageFilters();
  const fromCell = useSearchParams()[0].has('slot');
  const [view, setView] = useTableAddress(callLogDefaults);
  const [chosen, choose] = useChosenColumns('calls');
  const all = useCallColumns(filters.applied.timezone);
  const columns = shownColumns(all, chosen);
  const log = useCallLog(view, filters);
  const rows = log.data?.data;
  const total = log.data?.recordsFiltered;
  const { dateStart, dateEnd } = filters.applied;
  const file = `${intl.formatMessage(words.file)}-${dateStart}-${dateEnd}`;
  return (
    <PageFrame title={intl.formatMessage(words.title)} filters={<FilterBar filters={filters} />}>
      {fromCell && <Notice tone="info">{intl.formatMessage(words.slotNote)}</Notice>}
      {log.outdated && (
        <Notice
          tone="info"
          action={
            <Button size="small" onClick={log.refresh}>
              {intl.formatMessage(words.refresh)}
            </Button>
          }
        >
          {intl.formatMessage(words.newer)}
        </Notice>
      )}
      <div className={sheet}>
        <TableToolbar
          searchLabel={intl.formatMessage(words.search)}
          search={view.search}
          onSearch={(search) => setView({ ...view, search, page: 0 })}
          columns={all}
          chosen={chosen}
          onChoose={choose}
          onExport={rows && rows.length > 0 ? () => saveCsv(file, rowsToCsv(columns, rows)) : undefined}
        />
        <DataTable
          label={intl.formatMessage(words.title)}
          columns={columns}
          rows={rows}
          rowKey={({ uuid }) => uuid}
          onOpen={({ uuid }) => void navigate(paths.call(uuid))}
          sort={{ by: view.orderBy, order: view.order }}
          onSort={(column) => setView(sortedBy(view, column))}
          start={view.page * view.length}
          {...(total !== undefined && { total })}
          expected={view.length}
          stale={log.stale}
          failed={log.error !== undefined}
          onRetry={log.refresh}
          fresh={log.fresh}
          tall
          empty={
            <EmptyState icon="phone" title={intl.formatMessage(words.empty)}>
              {intl.formatMessage(words.emptyBody)}
            </EmptyState>
          }
        />
        <Pager view={view} total={total} onChange={setView} />
      </div>
    </PageFrame>
  );
}
