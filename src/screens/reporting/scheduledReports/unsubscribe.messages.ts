import { defineMessage, defineMessages } from 'react-intl';

export const unsubscribeMessages = defineMessages({
  title: { id: 'unsubscribe.title', defaultMessage: 'Unsubscribe from this report?' },
  lead: {
    id: 'unsubscribe.lead',
    defaultMessage: 'We’ll stop emailing it to you. Other recipients still get it, and nothing is deleted.',
  },
  leave: { id: 'unsubscribe.leave', defaultMessage: 'Unsubscribe' },
  leftTitle: { id: 'unsubscribe.leftTitle', defaultMessage: 'You’re unsubscribed' },
  expiredTitle: { id: 'unsubscribe.expiredTitle', defaultMessage: 'This link doesn’t work' },
  expired: {
    id: 'unsubscribe.expired',
    defaultMessage: 'The report was removed, or the link is incomplete. Use the link in the report’s latest email.',
  },
});

export const leftText = defineMessage<{ email: string; report: string; accountName: string }>({
  id: 'unsubscribe.left',
  defaultMessage: 'We no longer send “{report}” from {accountName} to {email}.',
});
