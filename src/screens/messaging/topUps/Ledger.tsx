import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CreditEntry, SmsCredit } from '#contract/tenancy/credit.contract.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import type { ListQuery, ListView } from '../../../page/list/ListTable.tsx';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { Pager } from '../../../ui/table/Pager.tsx';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { kindMessages, topUpMessages as words } from './topUps.messages.ts';

interface LedgerProps {
  entries: SmsCredit['entries'];
  view: ListView;
  query: ListQuery;
}

/** Top-ups, charges and refunds, newest first. A charge of a campaign opens it. */
export function Ledger({ entries, view, query }: LedgerProps) {
  const intl = useIntl();
  const columns = useColumns();
  const title = intl.formatMessage(words.ledger);
  return (
    <Card title={title} flush>
      <DataTable
        label={title}
        columns={columns}
        rows={entries.data}
        rowKey={({ id }) => id}
        linkTo={({ campaign }) => (campaign === null ? undefined : paths.campaign(campaign))}
        start={view[0].page * view[0].length}
        total={entries.recordsFiltered}
        stale={query.isLoading}
        empty={
          <EmptyState icon="file" title={intl.formatMessage(words.noEntries)}>
            {intl.formatMessage(words.noEntriesBody)}
          </EmptyState>
        }
      />
      {entries.recordsFiltered > 10 && <Pager view={view[0]} total={entries.recordsFiltered} onChange={view[1]} />}
    </Card>
  );
}

const tones: Record<CreditEntry['kind'], BadgeTone> = { 'top-up': 'success', charge: 'neutral', refund: 'info' };

function useColumns(): Column<CreditEntry>[] {
  const intl = useIntl();
  const timezone = useProfile().tz;
  const accounts = useAccounts();
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    return [
      {
        key: 'kind',
        title: title('kind'),
        width: 110,
        fixed: true,
        card: 'title',
        cell: ({ kind }, linked) => linked(<Badge tone={tones[kind]}>{intl.formatMessage(kindMessages[kind])}</Badge>),
      },
      {
        key: 'stamp',
        title: title('at'),
        width: 140,
        card: 'meta',
        cell: ({ stamp }) => <DateTime value={stamp} timezone={timezone} />,
        text: ({ stamp }) => stamp,
      },
      {
        key: 'money',
        title: title('amount'),
        width: 100,
        align: 'end',
        card: 'aside',
        cell: ({ money }) => <MoneyText {...money} />,
      },
      {
        key: 'balance',
        title: title('after'),
        width: 110,
        align: 'end',
        cell: ({ balance }) => <MoneyText {...balance} />,
      },
      {
        key: 'messages',
        title: title('messages'),
        width: 90,
        align: 'end',
        text: ({ messages }) => (messages === 0 ? null : messages),
      },
      { key: 'note', title: title('note'), width: 180, card: 'meta', text: ({ note }) => note },
      { key: 'userName', title: title('by'), width: 160, text: ({ userName }) => userName },
      {
        key: 'account',
        title: title('account'),
        width: 150,
        text: ({ account }) => accounts.find(({ id }) => id === account)?.name ?? String(account),
      },
    ];
  }, [intl, timezone, accounts]);
}
