import { defineMessages } from 'react-intl';

export const quoteMessages = defineMessages({
  title: { id: 'campaign.quoteTitle', defaultMessage: 'Quote' },
  none: {
    id: 'campaign.quoteNone',
    defaultMessage: 'See count and price first. A quote costs nothing.',
  },
  discarded: { id: 'campaign.quoteDiscarded', defaultMessage: 'The campaign has changed since the last quote.' },
  saving: { id: 'campaign.saving', defaultMessage: 'Saving…' },
  quoting: { id: 'campaign.quoting', defaultMessage: 'Calculating the price…' },
  country: { id: 'campaign.quoteCountry', defaultMessage: 'Country' },
  segments: { id: 'campaign.quoteSegments', defaultMessage: 'Segments' },
  price: { id: 'campaign.quotePrice', defaultMessage: 'Per segment' },
  cost: { id: 'campaign.quoteCost', defaultMessage: 'Cost' },
  total: { id: 'campaign.quoteTotal', defaultMessage: 'Total' },
  leftOut: { id: 'campaign.leftOut', defaultMessage: 'Left out' },
  before: { id: 'campaign.creditBefore', defaultMessage: 'Credit now' },
  after: { id: 'campaign.creditAfter', defaultMessage: 'Credit after' },
  tooLow: { id: 'campaign.creditTooLow', defaultMessage: 'There isn’t enough SMS credit for this campaign.' },
  send: { id: 'campaign.send', defaultMessage: 'Send now' },
  schedule: { id: 'campaign.schedule', defaultMessage: 'Schedule' },
  discard: { id: 'campaign.discardQuote', defaultMessage: 'Discard quote' },
  expired: { id: 'campaign.quoteExpired', defaultMessage: 'This quote has expired. Nothing was sent.' },
  changed: { id: 'campaign.quoteChanged', defaultMessage: 'Quote out of date. Nothing was sent. Changed:' },
  previewTitle: { id: 'campaign.previewTitle', defaultMessage: 'Preview' },
  recipient: { id: 'campaign.previewRecipient', defaultMessage: 'Recipients in the preview' },
  previous: { id: 'campaign.previewPrevious', defaultMessage: 'Previous' },
  next: { id: 'campaign.previewNext', defaultMessage: 'Next' },
});

export const changeMessages = defineMessages({
  recipients: { id: 'campaign.change.recipients', defaultMessage: 'recipients' },
  content: { id: 'campaign.change.content', defaultMessage: 'message' },
  sender: { id: 'campaign.change.sender', defaultMessage: 'sender' },
  rates: { id: 'campaign.change.rates', defaultMessage: 'prices' },
  'opt-outs': { id: 'campaign.change.opt-outs', defaultMessage: 'opt-outs' },
  hours: { id: 'campaign.change.hours', defaultMessage: 'sending hours' },
});

export const quoteNamed = defineMessages<{
  summary: { messages: number; total: number };
  until: { time: string };
  takes: { from: string; to: string };
  sends: { time: string };
  sendAt: { time: string };
  range: { from: number; to: number; total: number };
  unconfirmed: { countries: string };
}>({
  summary: {
    id: 'campaign.quoteSummary',
    defaultMessage:
      '{messages, plural, one {# message} other {# messages}} to {total, plural, one {# recipient} other {# recipients}}',
  },
  until: { id: 'campaign.quoteUntil', defaultMessage: 'Valid until {time}' },
  sends: { id: 'campaign.quoteSends', defaultMessage: 'Sends {time}' },
  sendAt: { id: 'campaign.sendAt', defaultMessage: 'Send at {time}' },
  takes: { id: 'campaign.quoteTakes', defaultMessage: 'Sends {from} to {to}' },
  unconfirmed: {
    id: 'campaign.unconfirmed',
    defaultMessage:
      'It isn’t known whether the sender is registered in {countries}. Without a registration, carriers may block these messages.',
  },
  range: {
    id: 'campaign.previewRange',
    defaultMessage: '{from, number}–{to, number} of {total, number}',
  },
});
