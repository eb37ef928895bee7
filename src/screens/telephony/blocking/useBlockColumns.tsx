import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { BlockedCaller } from '#contract/telephony/blocked.contract.ts';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Phone } from '../../../ui/phone/Phone.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { blocksMessages as words, blocksNamed } from './blocks.messages.ts';

export function useBlockColumns(onUnblock: (row: BlockedCaller) => Promise<void>): Column<BlockedCaller>[] {
  const intl = useIntl();
  const timezone = useProfile().tz;
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    return [
      {
        key: 'caller',
        title: title('number'),
        width: 190,
        sortable: true,
        fixed: true,
        card: 'title',
        cell: ({ caller }) => <Phone number={caller} />,
        text: ({ caller }) => caller,
      },
      { key: 'name', title: title('name'), width: 180, sortable: true, card: 'meta', text: ({ name }) => name },
      {
        key: 'createdBy',
        title: title('by'),
        width: 200,
        sortable: true,
        card: 'meta',
        text: ({ createdBy }) => createdBy,
      },
      {
        key: 'createdAt',
        title: title('at'),
        width: 140,
        sortable: true,
        card: 'meta',
        cell: ({ createdAt }) => <DateTime value={createdAt} timezone={timezone} />,
        text: ({ createdAt }) => createdAt,
      },
      {
        key: 'call',
        title: title('call'),
        width: 140,
        cell: ({ call }) => call && <Link to={paths.call(call)}>{title('openCall')}</Link>,
      },
      {
        key: 'actions',
        title: title('actions'),
        width: 110,
        fixed: true,
        align: 'end',
        card: 'aside',
        cell: (row) => (
          <Button
            size="small"
            aria-label={intl.formatMessage(blocksNamed.unblockOne, { number: phoneText(row.caller).text })}
            onClick={() => void onUnblock(row)}
          >
            {title('unblock')}
          </Button>
        ),
      },
    ];
  }, [intl, timezone, onUnblock]);
}
