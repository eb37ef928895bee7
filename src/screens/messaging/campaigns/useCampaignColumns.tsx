import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Campaign } from '#contract/messaging/campaign.ts';
import { campaignCountMessages, campaignStatusMessages } from '../../../page/messages/campaign.messages.ts';
import { CampaignStatusBadge } from '../../../page/messages/CampaignStatusBadge.tsx';
import { senderText } from '../../../page/messages/senderText.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { MoneyText } from '../../../ui/money/MoneyText.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { campaignsMessages as words } from './campaigns.messages.ts';

export function useCampaignColumns(): Column<Campaign>[] {
  const intl = useIntl();
  const timezone = useProfile().tz;
  return useMemo(() => {
    const title = (key: keyof typeof words) => intl.formatMessage(words[key]);
    const count = (
      key: 'targets' | 'delivered' | 'bounced' | 'replied' | 'optOuts',
      hidden = false,
    ): Column<Campaign> => ({
      key,
      title: key === 'targets' ? title(key) : intl.formatMessage(campaignCountMessages[key]),
      width: 92,
      align: 'end',
      ...(hidden && { hiddenAtFirst: true }),
      text: (campaign) => campaign[key],
      cell: (campaign) => {
        const value = campaign[key];
        return value === null ? '' : intl.formatNumber(value);
      },
    });
    return [
      {
        key: 'name',
        title: title('name'),
        width: 210,
        sortable: true,
        fixed: true,
        card: 'title',
        cell: ({ name }, linked) => linked(name),
        text: ({ name }) => name,
      },
      {
        key: 'status',
        title: title('status'),
        width: 110,
        sortable: true,
        card: 'aside',
        cell: ({ status }) => <CampaignStatusBadge status={status} />,
        text: ({ status }) => intl.formatMessage(campaignStatusMessages[status]),
      },
      {
        key: 'sender',
        title: title('sender'),
        width: 145,
        sortable: true,
        card: 'meta',
        cell: ({ sender }) => senderText(sender),
        text: ({ sender }) => sender,
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
      count('targets'),
      count('delivered'),
      count('bounced'),
      count('replied'),
      count('optOuts', true),
      {
        key: 'charges',
        title: title('charges'),
        width: 100,
        align: 'end',
        cell: ({ charges }) => charges && <MoneyText {...charges} />,
      },
      { key: 'accountName', title: title('account'), width: 180, text: ({ accountName }) => accountName },
      { key: 'code', title: title('code'), width: 130, text: ({ identificationCode }) => identificationCode },
      {
        key: 'createdAt',
        title: title('createdAt'),
        width: 140,
        sortable: true,
        cell: ({ createdAt }) => <DateTime value={createdAt} timezone={timezone} />,
        text: ({ createdAt }) => createdAt,
      },
    ];
  }, [intl, timezone]);
}
