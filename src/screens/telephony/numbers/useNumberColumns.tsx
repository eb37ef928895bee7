import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { Phone } from '../../../ui/phone/Phone.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { networkMessages } from '../../../ui/number/network.messages.ts';
import { numbersMessages as words } from './numbers.messages.ts';

/** Columns of the tracking numbers; the name is a link for users who may edit numbers. */
export function useNumberColumns(): Column<TrackingNumber>[] {
  const intl = useIntl();
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    return [
      {
        key: 'name',
        title: title('name'),
        width: 180,
        sortable: true,
        fixed: true,
        card: 'title',
        text: ({ name }) => name,
      },
      {
        key: 'did',
        title: title('did'),
        width: 165,
        sortable: true,
        card: 'meta',
        cell: ({ did }) => <Phone number={did} />,
        text: ({ did }) => did,
      },
      {
        key: 'source',
        title: title('source'),
        width: 130,
        sortable: true,
        card: 'meta',
        text: ({ source }) => source,
      },
      {
        key: 'actionName',
        title: title('action'),
        width: 160,
        sortable: true,
        card: 'meta',
        text: ({ actionName }) => actionName,
        cell: ({ actionName }) => actionName ?? <Badge tone="warning">{title('hangup')}</Badge>,
      },
      {
        key: 'type',
        title: title('type'),
        width: 100,
        sortable: true,
        text: ({ type }) => intl.formatMessage(networkMessages[type]),
      },
      {
        key: 'area',
        title: title('area'),
        width: 130,
        sortable: true,
        hiddenAtFirst: true,
        text: ({ area }) => area,
      },
      {
        key: 'accountName',
        title: title('accountName'),
        width: 160,
        sortable: true,
        text: ({ accountName }) => accountName,
      },
      {
        key: 'status',
        title: title('status'),
        width: 100,
        sortable: true,
        card: 'aside',
        text: ({ status }) => title(status),
        cell: ({ status }) => <Badge tone={status === 'active' ? 'success' : 'neutral'}>{title(status)}</Badge>,
      },
    ];
  }, [intl]);
}
