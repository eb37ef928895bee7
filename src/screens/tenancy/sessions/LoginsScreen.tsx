import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type LoginEvent, LoginOrder } from '#contract/tenancy/logins.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useListQuery } from '../../../page/list/useListQuery.ts';
import { ListScreen } from '../../../page/list/ListScreen.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { loginsMessages as words } from './logins.messages.ts';

const defaults: TableDefaults<LoginOrder> = { orderBy: 'at', order: 'desc', length: 25, sortable: LoginOrder.options };

export function Component() {
  const view = useTableSearchParams(defaults);
  const logins = useEndpoint('listLogins', { query: useListQuery(view[0]) }, { keepPreviousData: true });
  return (
    <ListScreen
      name="logins"
      words={words}
      icon="key"
      view={view}
      query={logins}
      page={logins.data && { rows: logins.data.data, total: logins.data.recordsFiltered }}
      columns={useLoginColumns()}
      rowKey={({ uuid }) => uuid}
    />
  );
}

function useLoginColumns(): Column<LoginEvent>[] {
  const intl = useIntl();
  const timezone = useProfile().tz;
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    const plain = (key: 'userName' | 'email' | 'accountName' | 'address', width: number): Column<LoginEvent> => ({
      key,
      title: title(key),
      width,
      sortable: true,
      text: (login) => login[key],
    });
    return [
      {
        key: 'at',
        title: title('at'),
        width: 150,
        sortable: true,
        fixed: true,
        card: 'meta',
        cell: ({ at }) => <DateTime value={at} timezone={timezone} />,
        text: ({ at }) => at,
      },
      { ...plain('userName', 170), card: 'title' },
      plain('email', 220),
      {
        key: 'outcome',
        title: title('outcome'),
        width: 150,
        sortable: true,
        card: 'aside',
        cell: ({ outcome }) => <Badge tone={outcome === 'loggedIn' ? 'success' : 'warning'}>{title(outcome)}</Badge>,
        text: ({ outcome }) => title(outcome),
      },
      { ...plain('address', 140), card: 'meta' },
      plain('accountName', 170),
      {
        key: 'userAgent',
        title: title('userAgent'),
        width: 260,
        hiddenAtFirst: true,
        text: ({ userAgent }) => userAgent,
      },
    ];
  }, [intl, timezone]);
}
