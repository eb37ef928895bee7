import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Website } from '#contract/attribution/websites.contract.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { statusWords, websitesMessages as words } from './websites.messages.ts';
import { WebsiteStatusBadge } from './WebsiteStatusBadge.tsx';

export const poolNumbersOf = ({ pools }: Website) => pools.reduce((sum, { numbers }) => sum + numbers.length, 0);

export function useWebsiteColumns(): Column<Website>[] {
  const intl = useIntl();
  const { tz: timezone } = useProfile();
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    const sortable = true;
    return [
      {
        key: 'domain',
        title: title('domain'),
        width: 240,
        sortable,
        fixed: true,
        card: 'title',
        text: ({ domain }) => domain,
      },
      {
        key: 'status',
        title: title('status'),
        width: 190,
        sortable,
        card: 'aside',
        cell: ({ status }) => <WebsiteStatusBadge status={status} />,
        text: ({ status }) => intl.formatMessage(statusWords[status]),
      },
      {
        key: 'account',
        title: title('account'),
        width: 200,
        sortable,
        card: 'meta',
        text: ({ accountName }) => accountName,
      },
      {
        key: 'numbers',
        title: title('numbers'),
        width: 110,
        align: 'end',
        text: ({ numbers }) => intl.formatNumber(numbers.length),
      },
      {
        key: 'poolNumbers',
        title: title('poolNumbers'),
        width: 110,
        align: 'end',
        text: (website) => intl.formatNumber(poolNumbersOf(website)),
      },
      {
        key: 'seenAt',
        title: title('seenAt'),
        width: 160,
        sortable,
        card: 'meta',
        cell: ({ seenAt }) => (seenAt ? <DateTime value={seenAt} timezone={timezone} /> : title('neverSeen')),
        text: ({ seenAt }) => seenAt ?? '',
      },
    ];
  }, [intl, timezone]);
}
