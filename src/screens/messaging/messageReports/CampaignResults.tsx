import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messengers } from '#values/roleGroups.ts';
import { useEndpoint } from '../../../api/client/useEndpoint.ts';
import { useLive } from '../../../api/client/useLive.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { PageFrame } from '../../../page/frame/PageFrame.tsx';
import { CampaignCounts } from '../../../page/messages/CampaignCounts.tsx';
import { CampaignStatusBadge } from '../../../page/messages/CampaignStatusBadge.tsx';
import { senderText } from '../../../page/messages/senderText.ts';
import { paths } from '#contract/paths.ts';
import { useAllowed, useProfile } from '../../../page/session/SessionContext.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { DateTime } from '../../../ui/text/DateTime.tsx';
import { facts, message, results, term } from './MessageReport.css.ts';
import { MessageTabs } from './MessageTabs.tsx';
import { campaignTabMessages as words } from './messageReport.messages.ts';

/** What came of one campaign, without its recipients: they are for those who may text. */
export function CampaignResults({ uuid }: { uuid: string }) {
  const intl = useIntl();
  const { tz } = useProfile();
  const maySeeRecipients = useAllowed(messengers);
  const found = useEndpoint('getCampaign', { params: { id: uuid } });
  useLive((news) => {
    if (news.type === 'live.resumed' || (news.type === 'campaign.changed' && news.campaign === uuid))
      void found.mutate();
  });
  const campaign = found.data;
  return (
    <PageFrame
      title={campaign?.name ?? intl.formatMessage(words.title)}
      filters={<MessageTabs tab="campaigns" />}
      actions={maySeeRecipients && <Link to={paths.campaign(uuid)}>{intl.formatMessage(words.recipients)}</Link>}
    >
      <div className={results}>
        <Link to={paths.messages('tab=campaigns')}>{intl.formatMessage(words.back)}</Link>
        {found.error !== undefined && <FailureNotice error={found.error} />}
        {!campaign && found.error === undefined && <Skeleton height="240px" />}
        {campaign && (
          <>
            <Card title={intl.formatMessage(words.results)} actions={<CampaignStatusBadge status={campaign.status} />}>
              <CampaignCounts campaign={campaign} />
            </Card>
            <Card title={intl.formatMessage(words.text)}>
              <dl className={facts}>
                <dt className={term}>{intl.formatMessage(words.sender)}</dt>
                <dd>{senderText(campaign.sender)}</dd>
                <dt className={term}>{intl.formatMessage(words.scheduled)}</dt>
                <dd>{campaign.scheduled ? <DateTime value={campaign.scheduled} timezone={tz} /> : '–'}</dd>
                <dt className={term}>{intl.formatMessage(words.account)}</dt>
                <dd>{campaign.accountName}</dd>
              </dl>
              <p className={message}>{campaign.content}</p>
            </Card>
          </>
        )}
      </div>
    </PageFrame>
  );
}
