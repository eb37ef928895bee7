import { configurers } from '#values/roleGroups.ts';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { PageFrame } from '../../page/frame/PageFrame.tsx';
import { paths } from '../../page/paths.ts';
import { useSelectedAccounts } from '../../page/accounts/selectedAccounts.ts';
import { useAllowed } from '../../page/session/SessionContext.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { Button } from '../../ui/button/Button.tsx';
import { button } from '../../ui/button/Button.css.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { sameValue } from '../../ui/form/sameValue.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
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
import { NumberFilters } from './NumberFilters.tsx';
import { everyNumber, isListed } from './numberFilter.ts';
import { numbersMessages as words } from './numbers.messages.ts';
import { pageOfNumbers } from './pageOfNumbers.ts';
import { useNumberColumns } from './useNumberColumns.tsx';
import { useNumberFilter } from './useNumberFilter.ts';

const defaults: TableDefaults = {
  orderBy: 'name',
  order: 'asc',
  length: 25,
  sortable: ['name', 'did', 'source', 'actionName', 'type', 'area', 'accountName', 'status'],
};

/** The tracking numbers of the selected accounts; a row opens the number's wizard. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const mayOpen = useAllowed(configurers);
  const account = useSelectedAccounts();
  const [filter, setFilter] = useNumberFilter();
  const status = filter.status === 'any' ? (['active', 'cancelled'] as const) : [filter.status];
  const answer = useEndpoint('listNumbers', {
    query: {
      ...(account.length > 0 && { account: [...account] }),
      ...(filter.status !== 'active' && { status: [...status] }),
    },
  });
  const { data, error, isLoading, mutate } = answer;
  const [view, setView] = useTableAddress(defaults);
  const [chosen, choose] = useChosenColumns('numbers');
  const all = useNumberColumns(mayOpen);
  const columns = shownColumns(all, chosen);
  const page = useMemo(
    () =>
      data &&
      pageOfNumbers(
        data.filter((number) => isListed(number, filter)),
        all,
        view,
      ),
    [data, all, view, filter],
  );
  const save = () => page && saveCsv(intl.formatMessage(words.file), rowsToCsv(columns, page.rows));
  const create = mayOpen && (
    <Link className={button({ look: 'primary' })} to={paths.newNumber()}>
      <Icon name="plus" />
      {intl.formatMessage(words.new)}
    </Link>
  );
  const isNarrowed = view.search !== '' || !sameValue(filter, everyNumber);
  const isNew = data?.length === 0 && !isNarrowed;
  const none = isNew ? (
    <EmptyState icon="hash" title={intl.formatMessage(words.none)} action={create}>
      {intl.formatMessage(words.noneBody)}
    </EmptyState>
  ) : (
    <EmptyState
      icon="hash"
      title={intl.formatMessage(words.empty)}
      action={<Button onClick={() => void navigate(paths.numbers())}>{intl.formatMessage(words.showAll)}</Button>}
    >
      {intl.formatMessage(words.emptyBody)}
    </EmptyState>
  );
  return (
    <PageFrame
      title={intl.formatMessage(words.title)}
      actions={isNew ? undefined : create}
      filters={isNew ? undefined : <NumberFilters numbers={data ?? []} value={filter} onChange={setFilter} />}
    >
      <div className={sheet}>
        <TableToolbar
          searchLabel={intl.formatMessage(words.search)}
          search={view.search}
          onSearch={(search) => setView({ ...view, search, page: 0 })}
          columns={all}
          chosen={chosen}
          onChoose={choose}
          onExport={page && page.total > 0 ? save : undefined}
        />
        <DataTable
          label={intl.formatMessage(words.title)}
          columns={columns}
          rows={page?.rows}
          rowKey={({ id }) => id}
          onOpen={mayOpen ? ({ id, status: is }) => is === 'active' && void navigate(paths.wizard(id)) : undefined}
          sort={{ by: view.orderBy, order: view.order }}
          onSort={(column) => setView(sortedBy(view, column))}
          start={view.page * view.length}
          {...(page && { total: page.total })}
          stale={isLoading}
          failed={error !== undefined}
          onRetry={() => void mutate()}
          tall
          empty={none}
        />
        <Pager view={view} total={page?.total} onChange={setView} />
      </div>
    </PageFrame>
  );
}
