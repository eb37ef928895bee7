import { useIntl } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { UserStatus } from '#contract/users.contract.ts';
import { MemberOrder } from '#contract/team.contract.ts';
import { useEndpoint } from '../../api/client/useEndpoint.ts';
import { PageFrame } from '../../page/frame/PageFrame.tsx';
import { paths } from '../../page/paths.ts';
import { useSelectedAccounts } from '../../page/accounts/selectedAccounts.ts';
import { useProfile } from '../../page/session/SessionContext.ts';
import { button } from '../../ui/button/Button.css.ts';
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
import { StatusFilter } from './StatusFilter.tsx';
import { usersMessages as words } from './users.messages.ts';
import { useUserColumns } from './useUserColumns.tsx';

const defaults: TableDefaults = { orderBy: 'name', order: 'asc', length: 25, sortable: MemberOrder.options };

/** The people of the selected accounts; a row opens the person. */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const account = useSelectedAccounts();
  const [address] = useSearchParams();
  const status = UserStatus.safeParse(address.get('status')).data;
  const [view, setView] = useTableAddress(defaults);
  const { page, length, orderBy, order, search } = view;
  const query = {
    start: page * length,
    length,
    order,
    ...(orderBy !== 'name' && { orderBy: MemberOrder.parse(orderBy) }),
    ...(search && { search }),
    ...(status && { status }),
    ...(account.length > 0 && { account: [...account] }),
  };
  const { data, error, isLoading, mutate } = useEndpoint('listUsers', { query }, { keepPreviousData: true });
  const [chosen, choose] = useChosenColumns('users');
  const all = useUserColumns(useProfile().tz);
  const columns = shownColumns(all, chosen);
  const invite = (
    <Link className={button({ look: 'primary' })} to={paths.newUser()}>
      {intl.formatMessage(words.invite)}
    </Link>
  );
  return (
    <PageFrame title={intl.formatMessage(words.title)} actions={data?.recordsFiltered === 0 ? undefined : invite}>
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
        <StatusFilter status={status} />
        <DataTable
          label={intl.formatMessage(words.title)}
          columns={columns}
          rows={data?.data}
          rowKey={({ id }) => String(id)}
          onOpen={({ email }) => void navigate(paths.user(email))}
          sort={{ by: orderBy, order }}
          onSort={(column) => setView(sortedBy(view, column))}
          start={page * length}
          {...(data && { total: data.recordsFiltered })}
          stale={isLoading}
          failed={error !== undefined}
          onRetry={() => void mutate()}
          tall
          empty={
            <EmptyState icon="users" title={intl.formatMessage(words.empty)} action={invite}>
              {intl.formatMessage(words.emptyBody)}
            </EmptyState>
          }
        />
        <Pager view={view} total={data?.recordsFiltered} onChange={setView} />
      </div>
    </PageFrame>
  );
}
