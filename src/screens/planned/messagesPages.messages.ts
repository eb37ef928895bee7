import { defineMessages } from 'react-intl';

export const messagesPages = {
  messageReports: defineMessages({
    title: { id: 'planned.messageReports', defaultMessage: 'Message reports' },
    text: {
      id: 'planned.messageReportsText',
      defaultMessage: 'What became of your bulk messages, by number and status, will stand here.',
    },
  }),
  campaigns: defineMessages({
    title: { id: 'planned.campaigns', defaultMessage: 'Campaigns' },
    text: {
      id: 'planned.campaignsText',
      defaultMessage: 'Bulk SMS campaigns with preview, quote and send date will stand here.',
    },
  }),
  campaignLists: defineMessages({
    title: { id: 'planned.campaignLists', defaultMessage: 'Campaign lists' },
    text: {
      id: 'planned.campaignListsText',
      defaultMessage: 'The lists of people who receive campaigns will stand here.',
    },
  }),
  inbox: defineMessages({
    title: { id: 'planned.inbox', defaultMessage: 'Inbox' },
    text: {
      id: 'planned.inboxText',
      defaultMessage: 'Text conversations with callers, by tracking number, will stand here.',
    },
  }),
  optOuts: defineMessages({
    title: { id: 'planned.optOuts', defaultMessage: 'Opt-outs' },
    text: { id: 'planned.optOutsText', defaultMessage: 'Numbers that want no more messages will stand here.' },
  }),
  smsTopUp: defineMessages({
    title: { id: 'planned.smsTopUp', defaultMessage: 'SMS top-up' },
    text: { id: 'planned.smsTopUpText', defaultMessage: 'SMS credit and its automatic top-up will stand here.' },
  }),
  numberInsertion: defineMessages({
    title: { id: 'planned.numberInsertion', defaultMessage: 'Number insertion' },
    text: {
      id: 'planned.numberInsertionText',
      defaultMessage: 'Websites that swap their phone numbers by visitor will stand here, with the snippet to put in.',
    },
  }),
  insertionDomain: defineMessages({
    title: { id: 'planned.insertionDomain', defaultMessage: 'Website' },
    text: {
      id: 'planned.insertionDomainText',
      defaultMessage: 'The numbers, pools and swap rules of one website will stand here.',
    },
  }),
};
