import { useIntl } from 'react-intl';
import type { CampaignStatus } from '#values/sms/messageWords.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/Badge.tsx';
import { campaignStatusMessages } from './campaign.messages.ts';

const tones: Partial<Record<CampaignStatus, BadgeTone>> = {
  quoted: 'info',
  scheduled: 'info',
  sending: 'primary',
  paused: 'warning',
  sent: 'success',
};

/** Where a campaign stands, in colour. */
export function CampaignStatusBadge({ status }: { status: CampaignStatus }) {
  const intl = useIntl();
  return <Badge tone={tones[status] ?? 'neutral'}>{intl.formatMessage(campaignStatusMessages[status])}</Badge>;
}
