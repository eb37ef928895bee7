import { useIntl } from 'react-intl';
import { LoginOrder } from '#contract/logins.contract.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { PageFrame } from '../../page/frame/PageFrame.tsx';
import { useSelectedAccounts } from '../../page/accounts/selectedAccounts.ts';
import { useProfile } from '../../page/session/SessionContext.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { shownColumns } from '../../ui/table/column.ts';
import { rowsToCsv } from '../../ui/table/csv.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { saveCsv } from '../../ui/table/saveCsv.ts';
import { sortedBy, type TableDefaults } from '../../ui/table/tableAddress.ts';
import { TableToolbar } from '../../ui/table/TableToolbar.tsx';
import { sheet } from '../../ui/table/TableToolbar.css.ts';
import { useChosenColumns } from '../../ui/table/useChosenColumns.ts';
import { useTableAddress } from '../../ui/table/useTableAddress.ts';
import { loginsMessages as words } from './logins.messages.ts';
import { useLoginColumns } from './useLoginColumns.tsx';

const defaults: TableDefaults = { orderBy: 'at', order: 'desc', length: 25, sortable: LoginOrder.options };

/** Who logged in, and who tried. */
export function Component() {
  const intl = useIntl();
  const account = useSelectedAccounts();
  const [view, setView] = useTableAddress(defaults);
  const [chosen, choose] = useChosenColumns('logins');
  const { page, length, order, search } = view;
  const query = {
    start: page * length,
    length,
    order,
    orderBy: LoginOrder.parse(view.orderBy),
    ...(search && { search }),
    ...(account.length > 0 && { account: [...account] }),
  };
  const { data, error, isLoading, mutate } = useEndpoint('listLogins', { query }, { keepPreviousData: true });
  const all = useLoginColumns(useProfile().tz);
  const columns = shownColumns(all, chosen);
  return (
    <PageFrame title={intl.formatMessage(words.title)}>
      <div className={sheet}>
        <TableToolbar
          searchLabel={intl.formatMessage(words.search)}
          search={search}
          onSearch={(text) => setView({ ...view, search: text, page: 0 })}
          columns={all}
          chosen={chosen}
          onChoose={choose}
          onExport={data && (() => saveCsv(intl.formatMessage(words.file), rowsToCsv(columns, data.data)))}
        />
        <DataTable
          label={intl.formatMessage(words.title)}
          columns={columns}
          rows={data?.data}
          rowKey={({ uuid }) => uuid}
          sort={{ by: view.orderBy, order }}
          onSort={(column) => setView(sortedBy(view, column))}
          start={page * length}
          {...(data && { total: data.recordsFiltered })}
          stale={isLoading}
          failed={error !== undefined}
          onRetry={() => void mutate()}
          tall
          empty={
            <EmptyState icon="key" title={intl.formatMessage(words.empty)}>
              {intl.formatMessage(words.emptyBody)}
            </EmptyState>
          }
        />
        <Pager view={view} total={data?.recordsFiltered} onChange={setView} />
      </div>
    </PageFrame>
  );
}
