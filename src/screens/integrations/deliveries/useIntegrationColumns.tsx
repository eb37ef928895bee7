import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Integration } from '#contract/integrations/integrations.contract.ts';
import { stateWords, typeWords } from '../../../page/deliveries/delivery.messages.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { activityWords, integrationsMessages as words } from './integrations.messages.ts';
import { ActivityBadge, activityOf } from './IntegrationState.tsx';
import { useIntegrationName } from '../../../page/deliveries/useIntegrationName.ts';

export function useIntegrationColumns(): Column<Integration>[] {
  const intl = useIntl();
  const { tz: timezone } = useProfile();
  const accounts = useAccounts();
  const nameOf = useIntegrationName();
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    const sortable = true;
    const accountOf = ({ account }: Integration) => accounts.find(({ id }) => id === account)?.name ?? '';
    return [
      { key: 'name', title: title('name'), width: 240, sortable, fixed: true, card: 'title', text: nameOf },
      {
        key: 'type',
        title: title('type'),
        width: 150,
        sortable,
        card: 'meta',
        text: ({ type }) => intl.formatMessage(typeWords[type]),
      },
      {
        key: 'state',
        title: title('state'),
        width: 120,
        sortable,
        card: 'aside',
        cell: (integration) => <ActivityBadge integration={integration} />,
        text: (integration) => intl.formatMessage(activityWords[activityOf(integration)]),
      },
      {
        key: 'lastResult',
        title: title('lastResult'),
        width: 210,
        card: 'meta',
        cell: ({ lastResult, lastResultAt }) =>
          lastResult === null || lastResultAt === null ? (
            title('none')
          ) : (
            <>
              {intl.formatMessage(stateWords[lastResult])}, <DateTime value={lastResultAt} timezone={timezone} />
            </>
          ),
        text: ({ lastResult, lastResultAt }) => (lastResult === null ? '' : `${lastResult} ${lastResultAt ?? ''}`),
      },
      {
        key: 'waiting',
        title: title('waiting'),
        width: 90,
        align: 'end',
        text: ({ waiting }) => intl.formatNumber(waiting),
      },
      { key: 'account', title: title('account'), width: 180, sortable, card: 'meta', text: accountOf },
      { key: 'createdBy', title: title('createdBy'), width: 200, text: ({ createdBy }) => createdBy },
    ];
  }, [accounts, intl, nameOf, timezone]);
}
