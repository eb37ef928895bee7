import { defineMessages } from 'react-intl';

export const messagesPages = {
  messageReports: defineMessages({
    title: { id: 'planned.messageReports', defaultMessage: 'Message reports' },
    text: {
      id: 'planned.messageReportsText',
      defaultMessage: 'See how your bulk messages were delivered, by number and status.',
    },
  }),
  inbox: defineMessages({
    title: { id: 'planned.inbox', defaultMessage: 'Inbox' },
    text: {
      id: 'planned.inboxText',
      defaultMessage: 'Read and answer texts from callers, by tracking number.',
    },
  }),
  smsTopUp: defineMessages({
    title: { id: 'planned.smsTopUp', defaultMessage: 'SMS top-up' },
    text: { id: 'planned.smsTopUpText', defaultMessage: 'See your SMS credit and top it up automatically.' },
  }),
  numberInsertion: defineMessages({
    title: { id: 'planned.numberInsertion', defaultMessage: 'Number insertion' },
    text: {
      id: 'planned.numberInsertionText',
      defaultMessage: 'Show each website visitor their own phone number. Includes the snippet to install.',
    },
  }),
  insertionDomain: defineMessages({
    title: { id: 'planned.insertionDomain', defaultMessage: 'Website' },
    text: {
      id: 'planned.insertionDomainText',
      defaultMessage: 'Manage one website’s numbers, pools and swap rules.',
    },
  }),
};
