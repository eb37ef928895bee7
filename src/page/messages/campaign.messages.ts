import { defineMessages } from 'react-intl';

export const campaignStatusMessages = defineMessages({
  saved: { id: 'campaign.status.saved', defaultMessage: 'Draft' },
  previewed: { id: 'campaign.status.previewed', defaultMessage: 'Draft, previewed' },
  quoted: { id: 'campaign.status.quoted', defaultMessage: 'Quoted' },
  scheduled: { id: 'campaign.status.scheduled', defaultMessage: 'Scheduled' },
  sending: { id: 'campaign.status.sending', defaultMessage: 'Sending' },
  paused: { id: 'campaign.status.paused', defaultMessage: 'Paused' },
  sent: { id: 'campaign.status.sent', defaultMessage: 'Sent' },
  stopped: { id: 'campaign.status.stopped', defaultMessage: 'Stopped' },
  cancelled: { id: 'campaign.status.cancelled', defaultMessage: 'Canceled' },
});

/** What came of a campaign's messages. */
export const campaignCountMessages = defineMessages({
  sent: { id: 'campaign.sentCount', defaultMessage: 'Sent' },
  delivered: { id: 'campaign.delivered', defaultMessage: 'Delivered' },
  bounced: { id: 'campaign.bounced', defaultMessage: 'Bounced' },
  blocked: { id: 'campaign.blocked', defaultMessage: 'Blocked' },
  unknown: { id: 'campaign.unknown', defaultMessage: 'Delivery unknown' },
  replied: { id: 'campaign.replied', defaultMessage: 'Replied' },
  optOuts: { id: 'campaign.optOuts', defaultMessage: 'Opt-outs' },
});
