import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { TopUpOrder } from '#contract/messaging/autoTopUps.contract.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { FailedLoad } from '../../../page/errors/FailedLoad.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { autoTopUpMessages as words } from './autoTopUp.messages.ts';
import { EndOrderDialog, type EndOrderDialogProps } from './EndOrderDialog.tsx';
import { actions, explained } from './TopUps.css.ts';
import { topUpMessages } from './topUps.messages.ts';

type Ending = Omit<EndOrderDialogProps, 'onClose'>;

/** The automatic top-ups of a reseller’s clients that wait for their payment; nothing while there are none. */
export function DueTopUps() {
  const intl = useIntl();
  const { data, error, mutate } = useEndpoint('listTopUpOrders', {}, { refreshInterval: 60_000 });
  const [ending, setEnding] = useState<Ending>();
  const columns = useColumns(setEnding);
  const title = intl.formatMessage(words.due);
  if (error && !data) return <FailedLoad error={error} onRetry={() => void mutate()} />;
  return (
    <>
      {data && data.length > 0 && (
        <Card flush title={title}>
          <p className={explained}>{intl.formatMessage(words.dueText)}</p>
          <DataTable label={title} columns={columns} rows={data} rowKey={({ uuid }) => uuid} empty={null} />
        </Card>
      )}
      {ending && <EndOrderDialog {...ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}

function useColumns(end: (ending: Ending) => void): Column<TopUpOrder>[] {
  const intl = useIntl();
  const { tz } = useProfile();
  const accounts = useAccounts();
  return useMemo(() => {
    const nameOf = (id: number) => accounts.find((account) => account.id === id)?.name ?? String(id);
    return [
      {
        key: 'account',
        title: intl.formatMessage(topUpMessages.account),
        width: 200,
        card: 'title',
        text: ({ account }) => nameOf(account),
      },
      {
        key: 'money',
        title: intl.formatMessage(topUpMessages.amount),
        width: 110,
        align: 'end',
        card: 'aside',
        cell: ({ money }) => <MoneyText {...money} />,
      },
      {
        key: 'openedAt',
        title: intl.formatMessage(words.orderedAt),
        width: 140,
        card: 'meta',
        cell: ({ openedAt }) => <DateTime value={openedAt} timezone={tz} />,
      },
      {
        key: 'actions',
        title: intl.formatMessage(words.payment),
        width: 260,
        card: 'meta',
        cell: (order) => (
          <span className={actions}>
            {(['paid', 'failed'] as const).map((outcome) => (
              <Button key={outcome} size="small" onClick={() => end({ order, name: nameOf(order.account), outcome })}>
                {intl.formatMessage(words[outcome])}
              </Button>
            ))}
          </span>
        ),
      },
    ];
  }, [intl, tz, accounts, end]);
}
