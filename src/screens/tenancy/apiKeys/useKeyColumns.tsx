import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ApiKey } from '#contract/tenancy/apiKeys.contract.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { prefix as prefixClass } from './ApiKeys.css.ts';
import { apiKeysMessages as words, apiKeysNamed, scopeWords } from './apiKeys.messages.ts';

export function useKeyColumns(onRevoke: (key: ApiKey) => void): Column<ApiKey>[] {
  const intl = useIntl();
  const timezone = useProfile().tz;
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    const access = ({ scopes }: ApiKey) => scopes.map((scope) => intl.formatMessage(scopeWords[scope])).join(', ');
    return [
      {
        key: 'name',
        title: title('name'),
        width: 200,
        sortable: true,
        fixed: true,
        card: 'title',
        text: ({ name }) => name,
      },
      {
        key: 'prefix',
        title: title('key'),
        width: 130,
        card: 'meta',
        cell: ({ prefix }) => <span className={prefixClass}>{prefix}…</span>,
        text: ({ prefix }) => prefix,
      },
      { key: 'scopes', title: title('access'), width: 240, card: 'meta', text: access },
      {
        key: 'createdBy',
        title: title('by'),
        width: 200,
        sortable: true,
        card: 'meta',
        text: ({ createdBy }) => createdBy,
      },
      {
        key: 'lastUsedAt',
        title: title('used'),
        width: 170,
        sortable: true,
        card: 'meta',
        cell: ({ lastUsedAt }) =>
          lastUsedAt === null ? title('never') : <DateTime value={lastUsedAt} timezone={timezone} />,
        text: ({ lastUsedAt }) => lastUsedAt,
      },
      {
        key: 'expiresAt',
        title: title('expires'),
        width: 170,
        sortable: true,
        card: 'meta',
        cell: ({ expiresAt }) => <DateTime value={expiresAt} timezone={timezone} />,
        text: ({ expiresAt }) => expiresAt,
      },
      {
        key: 'actions',
        title: title('actions'),
        width: 110,
        card: 'aside',
        cell: (key) => (
          <Button
            size="small"
            aria-label={intl.formatMessage(apiKeysNamed.revokeOne, { name: key.name })}
            onClick={() => onRevoke(key)}
          >
            {title('revoke')}
          </Button>
        ),
      },
    ];
  }, [intl, timezone, onRevoke]);
}
