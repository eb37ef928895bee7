import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PortingRow } from '#contract/telephony/porting.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useAccountQuery } from '../../../page/list/useListQuery.ts';
import { ListScreen } from '../../../page/list/ListScreen.tsx';
import { matchesSearch } from '../../../page/list/matchesSearch.ts';
import { pageOfRows } from '../../../page/list/pageOfRows.ts';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { button } from '../../../ui/button/Button.css.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import type { Column } from '../../../ui/table/column.ts';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { portingMessages as words, portingMore, portingStatusMessages } from './porting.messages.ts';
import { PortingStatusBadge } from './PortingStatusBadge.tsx';

const defaults: TableDefaults = {
  orderBy: 'request',
  order: 'desc',
  length: 25,
  sortable: ['request', 'status', 'carrier', 'customer', 'type', 'account', 'user'],
};

export function Component() {
  const intl = useIntl();
  const portings = useEndpoint('listPortings', { query: useAccountQuery() });
  const view = useTableSearchParams(defaults);
  const { search } = view[0];
  const columns = usePortingColumns();
  const found = portings.data?.filter(({ numbers, carrier, accountName }) =>
    matchesSearch(search, { texts: [carrier, accountName], numbers }),
  );
  return (
    <ListScreen
      name="portings"
      words={{ ...words, title: words.list, nothing: words.none }}
      icon="transfer"
      view={view}
      query={portings}
      page={found && pageOfRows(found, columns, view[0], defaults)}
      columns={columns}
      rowKey={({ id }) => id}
      linkTo={({ id }) => paths.porting(id)}
      action={
        <Link className={button({ look: 'primary' })} to={paths.porting('new')}>
          <Icon name="plus" />
          {intl.formatMessage(words.new)}
        </Link>
      }
    />
  );
}

function usePortingColumns(): Column<PortingRow>[] {
  const intl = useIntl();
  const timezone = useProfile().tz;
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    const sortable = true;
    const numbersOf = ({ numbers: [first, ...others] }: PortingRow) => {
      const number = phoneText(first ?? '—').text;
      return others.length === 0 ? number : intl.formatMessage(portingMore.more, { number, count: others.length });
    };
    return [
      {
        key: 'numbers',
        title: title('numbers'),
        width: 230,
        fixed: true,
        card: 'title',
        cell: (row, linked) => linked(numbersOf(row)),
        text: ({ numbers }) => numbers.join(' '),
      },
      {
        key: 'status',
        title: title('status'),
        width: 120,
        sortable,
        card: 'aside',
        cell: ({ status }) => <PortingStatusBadge status={status} />,
        text: ({ status }) => intl.formatMessage(portingStatusMessages[status]),
      },
      { key: 'carrier', title: title('carrier'), width: 170, sortable, card: 'meta', text: ({ carrier }) => carrier },
      { key: 'customer', title: title('customer'), width: 190, sortable, text: ({ customer }) => customer },
      { key: 'type', title: title('type'), width: 110, sortable, text: ({ type }) => title(type) },
      {
        key: 'account',
        title: title('account'),
        width: 170,
        sortable,
        card: 'meta',
        text: ({ accountName }) => accountName,
      },
      {
        key: 'request',
        title: title('request'),
        width: 140,
        sortable,
        card: 'meta',
        cell: ({ request }) => <DateTime value={request} timezone={timezone} />,
        text: ({ request }) => request,
      },
      { key: 'user', title: title('user'), width: 150, sortable, text: ({ user }) => user },
    ];
  }, [intl, timezone]);
}
