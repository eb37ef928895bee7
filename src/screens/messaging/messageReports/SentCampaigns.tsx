import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Campaign } from '#contract/messaging/campaign.ts';
import type { CampaignOrder } from '#contract/messaging/campaigns.contract.ts';
import type { CampaignStatus } from '#values/sms/messageWords.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useLive } from '../../../api/client/useLive.ts';
import { ListTable } from '../../../page/list/ListTable.tsx';
import { useListQuery } from '../../../page/list/useListQuery.ts';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { campaignCountMessages, campaignStatusMessages } from '../../../page/messages/campaign.messages.ts';
import { CampaignStatusBadge } from '../../../page/messages/CampaignStatusBadge.tsx';
import { senderText } from '../../../page/messages/senderText.ts';
import { paths } from '#contract/paths.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { Column } from '../../../ui/table/column.ts';
import type { TableDefaults } from '../../../ui/table/tableSearchParams.ts';
import { useTableSearchParams } from '../../../ui/table/useTableSearchParams.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { MessageTabs } from './MessageTabs.tsx';
import { campaignTabMessages as words } from './messageReport.messages.ts';

const defaults: TableDefaults<CampaignOrder> = {
  orderBy: 'scheduled',
  order: 'desc',
  length: 25,
  sortable: ['name', 'status', 'scheduled', 'sender'],
};

/** Those that have results, or will. */
const shownStatuses: CampaignStatus[] = ['scheduled', 'sending', 'paused', 'sent', 'stopped'];

/** What came of campaigns, for everybody who may see messages. */
export function SentCampaigns() {
  const intl = useIntl();
  const view = useTableSearchParams(defaults);
  const query = { ...useListQuery(view[0]), status: shownStatuses };
  const found = useEndpoint('listCampaigns', { query }, { keepPreviousData: true });
  useLive(({ type }) => {
    if (type === 'campaign.changed' || type === 'live.resumed') void found.mutate();
  });
  const isSearched = view[0].search !== '';
  return (
    <PageFrame title={intl.formatMessage(words.title)} filters={<MessageTabs tab="campaigns" />}>
      <ListTable
        name="sentCampaigns"
        label={intl.formatMessage(words.list)}
        searchLabel={intl.formatMessage(words.search)}
        file={intl.formatMessage(words.file)}
        view={view}
        query={found}
        page={found.data && { rows: found.data.data, total: found.data.recordsFiltered }}
        columns={useColumns()}
        rowKey={({ uuid }) => uuid}
        linkTo={({ uuid }) => paths.campaignResults(uuid)}
        empty={
          <EmptyState icon="mail" title={intl.formatMessage(isSearched ? words.nothing : words.empty)}>
            {!isSearched && intl.formatMessage(words.emptyBody)}
          </EmptyState>
        }
      />
    </PageFrame>
  );
}

/** The columns of the specification's bulk report, in its order; status and account follow. */
function useColumns(): Column<Campaign>[] {
  const intl = useIntl();
  const timezone = useProfile().tz;
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    const count = (key: 'sent' | 'delivered' | 'bounced' | 'blocked' | 'replied'): Column<Campaign> => ({
      key,
      title: intl.formatMessage(campaignCountMessages[key]),
      width: 90,
      align: 'end',
      text: (campaign) => campaign[key],
      cell: (campaign) => intl.formatNumber(campaign[key]),
    });
    return [
      {
        key: 'sender',
        title: title('sender'),
        width: 170,
        sortable: true,
        card: 'meta',
        cell: ({ sender }) => senderText(sender),
        text: ({ sender }) => sender,
      },
      {
        key: 'name',
        title: title('name'),
        width: 210,
        sortable: true,
        card: 'title',
        cell: ({ name }, linked) => linked(name),
        text: ({ name }) => name,
      },
      {
        key: 'scheduled',
        title: title('scheduled'),
        width: 130,
        sortable: true,
        card: 'meta',
        cell: ({ scheduled }) => scheduled && <DateTime value={scheduled} timezone={timezone} />,
        text: ({ scheduled }) => scheduled,
      },
      count('sent'),
      count('delivered'),
      count('bounced'),
      count('blocked'),
      count('replied'),
      {
        key: 'status',
        title: title('status'),
        width: 110,
        sortable: true,
        card: 'aside',
        cell: ({ status }) => <CampaignStatusBadge status={status} />,
        text: ({ status }) => intl.formatMessage(campaignStatusMessages[status]),
      },
      { key: 'accountName', title: title('account'), width: 170, text: ({ accountName }) => accountName },
    ];
  }, [intl, timezone]);
}
