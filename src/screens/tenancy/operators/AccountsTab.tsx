import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type AccountSize, AccountSizeOrder } from '#contract/tenancy/operators.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { AccountStatusBadge } from '../../../page/accounts/AccountStatusBadge.tsx';
import { typeWords } from '../../../page/accounts/accountWords.messages.ts';
import { ListTable } from '../../../page/list/ListTable.tsx';
import { paths } from '#contract/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { stack } from './Admin.css.ts';
import { adminMessages as words } from './admin.messages.ts';
import { listQuery } from './listQuery.ts';

const sortable = AccountSizeOrder.options;
const defaults: TableDefaults<AccountSizeOrder> = { orderBy: 'calls', order: 'desc', length: 25, sortable };

/** All accounts by what they hold. */
export function AccountsTab() {
  const intl = useIntl();
  const view = useTableSearchParams(defaults);
  const query = useEndpoint('listAccountSizes', { query: listQuery(view[0]) }, { keepPreviousData: true });
  return (
    <div className={stack}>
      <ListTable
        name="accountSizes"
        label={intl.formatMessage(words.accounts)}
        searchLabel={intl.formatMessage(words.searchAccounts)}
        file={intl.formatMessage(words.accountsFile)}
        view={view}
        query={query}
        page={query.data && { rows: query.data.data, total: query.data.recordsFiltered }}
        columns={useSizeColumns()}
        rowKey={({ account }) => String(account)}
        empty={<EmptyState icon="building" title={intl.formatMessage(words.noAccounts)} />}
      />
    </div>
  );
}

function useSizeColumns(): Column<AccountSize>[] {
  const intl = useIntl();
  return useMemo(() => {
    const counted = (key: 'calls' | 'numbers' | 'users' | 'recordings'): Column<AccountSize> => ({
      key,
      title: intl.formatMessage(words[key]),
      width: 110,
      align: 'end',
      sortable: true,
      cell: (row) => intl.formatNumber(row[key]),
      text: (row) => row[key],
    });
    return [
      {
        key: 'name',
        title: intl.formatMessage(words.accountName),
        width: 220,
        sortable: true,
        fixed: true,
        card: 'title',
        cell: ({ account, name }) => <Link to={paths.account(account)}>{name}</Link>,
        text: ({ name }) => name,
      },
      {
        key: 'type',
        title: intl.formatMessage(words.type),
        width: 120,
        card: 'meta',
        text: ({ type }) => intl.formatMessage(typeWords[type]),
      },
      {
        key: 'status',
        title: intl.formatMessage(words.status),
        width: 110,
        card: 'aside',
        cell: ({ status }) => <AccountStatusBadge status={status} />,
        text: ({ status }) => status,
      },
      { ...counted('calls'), card: 'meta' },
      counted('numbers'),
      counted('users'),
      counted('recordings'),
    ];
  }, [intl]);
}
