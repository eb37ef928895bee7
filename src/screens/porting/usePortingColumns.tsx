import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PortingRow } from '#contract/porting.contract.ts';
import { paths } from '../../page/paths.ts';
import { phoneText } from '../../ui/phone/phoneText.ts';
import type { Column } from '../../ui/table/column.ts';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { portingMessages as words, portingMore } from './porting.messages.ts';
import { PortingStatusBadge } from './PortingStatusBadge.tsx';

/** The columns of the list of porting requests. */
export function usePortingColumns(timezone: string): Column<PortingRow>[] {
  const intl = useIntl();
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
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
        cell: (row) => (
          <Link to={paths.porting(row.id)} tabIndex={-1}>
            {numbersOf(row)}
          </Link>
        ),
      },
      {
        key: 'status',
        title: title('status'),
        width: 120,
        card: 'aside',
        cell: ({ status }) => <PortingStatusBadge status={status} />,
      },
      { key: 'carrier', title: title('carrier'), width: 170, card: 'meta', cell: ({ carrier }) => carrier },
      { key: 'customer', title: title('customer'), width: 190, cell: ({ customer }) => customer },
      { key: 'type', title: title('type'), width: 110, cell: ({ type }) => title(type) },
      { key: 'account', title: title('account'), width: 170, card: 'meta', cell: ({ accountName }) => accountName },
      {
        key: 'request',
        title: title('request'),
        width: 140,
        card: 'meta',
        cell: ({ request }) => <DateTime value={request} timezone={timezone} />,
      },
      { key: 'user', title: title('user'), width: 150, cell: ({ user }) => user },
    ];
  }, [intl, timezone]);
}
