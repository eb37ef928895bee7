import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { LoginEvent } from '#contract/logins.contract.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { loginsMessages as words } from './logins.messages.ts';

/** The columns of the logins. */
export function useLoginColumns(timezone: string): Column<LoginEvent>[] {
  const intl = useIntl();
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    const plain = (key: 'userName' | 'email' | 'accountName' | 'address', width: number) => ({
      key,
      title: title(key),
      width,
      sortable: true,
      cell: (login: LoginEvent) => login[key],
      text: (login: LoginEvent) => login[key],
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
        cell: ({ userAgent }) => userAgent,
        text: ({ userAgent }) => userAgent,
      },
    ];
  }, [intl, timezone]);
}
