import { defineMessage, defineMessages } from 'react-intl';

export const unsubscribeMessages = defineMessages({
  title: { id: 'unsubscribe.title', defaultMessage: 'Stop getting this report?' },
  lead: {
    id: 'unsubscribe.lead',
    defaultMessage: 'It will no longer be emailed to you. Everybody else keeps getting it, and nothing is deleted.',
  },
  leave: { id: 'unsubscribe.leave', defaultMessage: 'Unsubscribe' },
  leftTitle: { id: 'unsubscribe.leftTitle', defaultMessage: 'You are unsubscribed' },
  expiredTitle: { id: 'unsubscribe.expiredTitle', defaultMessage: 'This link does not work' },
  expired: {
    id: 'unsubscribe.expired',
    defaultMessage:
      'The report was removed, or the link is not complete. The newest email of a report has one that works.',
  },
});

export const leftText = defineMessage<{ email: string; report: string; accountName: string }>({
  id: 'unsubscribe.left',
  defaultMessage: 'The report “{report}” of {accountName} is no longer sent to {email}.',
});
