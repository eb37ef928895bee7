import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MessageRow } from '#contract/messaging/messageReports.contract.ts';
import { messengers } from '#values/roleGroups.ts';
import type { MessageState } from '#values/sms/messageWords.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { ListTable } from '../../../page/list/ListTable.tsx';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { stateMessages } from '../../../page/messages/message.messages.ts';
import { paths } from '#contract/paths.ts';
import { useAllowed, useProfile } from '../../../page/session/SessionContext.ts';
import { Badge, type BadgeTone } from '../../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import { Phone } from '../../../ui/phone/Phone.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { MessageExport } from './MessageExport.tsx';
import { MessageFilters } from './MessageFilters.tsx';
import { messageReportMessages as words, messageReportNamed as named } from './messageReport.messages.ts';
import type { MessageReport } from './useMessageReport.ts';

const defaults: TableDefaults<'stamp'> = { orderBy: 'stamp', order: 'desc', length: 25, sortable: [] };

/** The messages of the filters, newest first; a row opens its conversation for those who may read it. */
export function ListOfMessages({ messages }: { messages: MessageReport }) {
  const intl = useIntl();
  const view = useTableSearchParams(defaults);
  const { page, length, search } = view[0];
  const query = { ...messages.query, start: page * length, length, ...(search !== '' && { search }) };
  const found = useEndpoint('listMessages', { query }, { keepPreviousData: true });
  const columns = useColumns();
  const mayRead = useAllowed(messengers);
  return (
    <PageFrame
      title={intl.formatMessage(words.title)}
      actions={<MessageExport messages={messages} />}
      filters={<MessageFilters messages={messages} tab="list" />}
    >
      <ListTable
        name="messages"
        label={intl.formatMessage(words.list)}
        searchLabel={intl.formatMessage(words.search)}
        view={view}
        query={found}
        page={found.data && { rows: found.data.data, total: found.data.recordsFiltered }}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        linkTo={({ conversation }) => (mayRead && conversation !== null ? paths.conversation(conversation) : undefined)}
        empty={
          <EmptyState icon="chat" title={intl.formatMessage(words.empty)}>
            {intl.formatMessage(words.emptyBody)}
          </EmptyState>
        }
      />
    </PageFrame>
  );
}

const tones: Partial<Record<MessageState, BadgeTone>> = {
  delivered: 'success',
  undelivered: 'error',
  failed: 'error',
  unknown: 'warning',
  received: 'primary',
};

function useColumns(): Column<MessageRow>[] {
  const intl = useIntl();
  const timezone = useProfile().tz;
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    return [
      {
        key: 'msisdn',
        title: title('contact'),
        width: 190,
        fixed: true,
        card: 'title',
        cell: ({ msisdn, kind }, linked) =>
          kind === 'code' ? intl.formatMessage(named.loginCode, { number: msisdn }) : linked(<Phone number={msisdn} />),
        text: ({ msisdn }) => msisdn,
      },
      {
        key: 'direction',
        title: title('direction'),
        width: 120,
        card: 'meta',
        text: ({ direction }) => title(direction),
      },
      {
        key: 'state',
        title: title('state'),
        width: 140,
        card: 'meta',
        cell: ({ state }) => <Badge tone={tones[state] ?? 'neutral'}>{intl.formatMessage(stateMessages[state])}</Badge>,
        text: ({ state }) => intl.formatMessage(stateMessages[state]),
      },
      {
        key: 'did',
        title: title('ourNumber'),
        width: 180,
        cell: ({ did }) => <Phone number={did} />,
        text: ({ did }) => did,
      },
      { key: 'campaign', title: title('campaign'), width: 180, text: ({ campaignName }) => campaignName ?? '' },
      { key: 'segments', title: title('segments'), width: 100, align: 'end', text: ({ segments }) => segments },
      {
        key: 'charge',
        title: title('charge'),
        width: 100,
        align: 'end',
        cell: ({ charge }) => charge && <MoneyText {...charge} />,
      },
      { key: 'error', title: title('error'), width: 120, hiddenAtFirst: true, text: ({ error }) => error ?? '' },
      {
        key: 'accountName',
        title: title('account'),
        width: 160,
        hiddenAtFirst: true,
        text: ({ accountName }) => accountName,
      },
      {
        key: 'stamp',
        title: title('at'),
        width: 140,
        card: 'aside',
        cell: ({ stamp }) => <DateTime value={stamp} timezone={timezone} />,
        text: ({ stamp }) => stamp,
      },
    ];
  }, [intl, timezone]);
}
