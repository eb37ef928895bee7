import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { BlockedCaller } from '#contract/blocked.contract.ts';
import { paths } from '../../page/paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Phone } from '../../ui/phone/Phone.tsx';
import { phoneText } from '../../ui/phone/phoneText.ts';
import type { Column } from '../../ui/table/column.ts';
import { DateTime } from '../../ui/text/DateTime.tsx';
import { blocksMessages as words, blocksNamed } from './blocks.messages.ts';

/** The columns of the list of blocked callers. */
export function useBlockColumns(timezone: string, onUnblock: (row: BlockedCaller) => void): Column<BlockedCaller>[] {
  const intl = useIntl();
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    return [
      {
        key: 'caller',
        title: title('number'),
        width: 190,
        fixed: true,
        card: 'title',
        cell: ({ caller }) => <Phone number={caller} />,
      },
      { key: 'name', title: title('name'), width: 180, card: 'meta', cell: ({ name }) => name },
      { key: 'createdBy', title: title('by'), width: 200, card: 'meta', cell: ({ createdBy }) => createdBy },
      {
        key: 'createdAt',
        title: title('at'),
        width: 140,
        card: 'meta',
        cell: ({ createdAt }) => <DateTime value={createdAt} timezone={timezone} />,
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
            onClick={() => onUnblock(row)}
          >
            {title('unblock')}
          </Button>
        ),
      },
    ];
  }, [intl, timezone, onUnblock]);
}
