import { defineMessages } from 'react-intl';

export const requestWords = defineMessages({
  title: { id: 'website.request.title', defaultMessage: 'Requests for your domains' },
  approve: { id: 'website.request.approve', defaultMessage: 'Approve' },
  refuse: { id: 'website.request.refuse', defaultMessage: 'Refuse' },
});

export const requestNamed = defineMessages<{
  asks: { account: string; domain: string };
  approved: { account: string };
  refused: { account: string };
}>({
  asks: {
    id: 'website.request.asks',
    defaultMessage: '{account} asks to show its own numbers on {domain}. Yours stay as they are.',
  },
  approved: { id: 'website.request.approved', defaultMessage: '{account} can use the domain now' },
  refused: { id: 'website.request.refused', defaultMessage: 'Request of {account} refused' },
});
