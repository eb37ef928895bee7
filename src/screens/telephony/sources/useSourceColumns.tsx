import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Source } from '#contract/telephony/sources.contract.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { sourcesMessages as words, sourcesNamed } from './sources.messages.ts';

export function useSourceColumns(onRename: (source: Source) => void): Column<Source>[] {
  const intl = useIntl();
  const accounts = useAccounts();
  return useMemo(() => {
    const nameOf = (id: number) => accounts.find((each) => each.id === id)?.name ?? String(id);
    const counted = (key: 'numbers' | 'calls'): Column<Source> => ({
      key,
      title: intl.formatMessage(words[key]),
      width: 120,
      sortable: true,
      align: 'end',
      cell: (row) => intl.formatNumber(row[key]),
      text: (row) => String(row[key]),
    });
    return [
      {
        key: 'source',
        title: intl.formatMessage(words.source),
        width: 220,
        sortable: true,
        fixed: true,
        card: 'title',
        text: ({ source }) => source,
      },
      {
        key: 'spellings',
        title: intl.formatMessage(words.spellings),
        width: 220,
        card: 'meta',
        text: ({ spellings }) => intl.formatList(spellings.slice(1)),
      },
      {
        key: 'account',
        title: intl.formatMessage(words.account),
        width: 200,
        sortable: true,
        card: 'meta',
        text: ({ account }) => nameOf(account),
      },
      counted('numbers'),
      counted('calls'),
      {
        key: 'actions',
        title: intl.formatMessage(words.actions),
        width: 130,
        fixed: true,
        align: 'end',
        card: 'aside',
        cell: (row) => (
          <Button
            size="small"
            aria-label={intl.formatMessage(
              row.spellings.length > 1 ? sourcesNamed.respellOne : sourcesNamed.renameOne,
              row,
            )}
            onClick={() => onRename(row)}
          >
            {intl.formatMessage(row.spellings.length > 1 ? words.merge : words.rename)}
          </Button>
        ),
      },
    ];
  }, [intl, accounts, onRename]);
}
