import { defineMessages } from 'react-intl';

export const developersMessages = defineMessages({
  title: { id: 'developers.title', defaultMessage: 'For developers' },
  intro: { id: 'developers.intro', defaultMessage: 'Call the API, and get calls and texts as they happen.' },
  call: { id: 'developers.call', defaultMessage: 'Call the API' },
  callText: {
    id: 'developers.callText',
    defaultMessage: 'Create an API key with what your program may do, and send it with each request.',
  },
  keys: { id: 'developers.keys', defaultMessage: 'API keys' },
  reference: { id: 'developers.reference', defaultMessage: 'Reference: every call, to try out' },
  example: { id: 'developers.example', defaultMessage: 'Example' },
  copyExample: { id: 'developers.copyExample', defaultMessage: 'Copy the example' },
  events: { id: 'developers.events', defaultMessage: 'Events' },
  eventsText: {
    id: 'developers.eventsText',
    defaultMessage: 'A webhook posts these as JSON. Its page sends you samples and shows what you replied.',
  },
  webhooks: { id: 'developers.webhooks', defaultMessage: 'Webhooks' },
  event: { id: 'developers.event', defaultMessage: 'Event' },
  copyEvent: { id: 'developers.copyEvent', defaultMessage: 'Copy the event' },
  verify: { id: 'developers.verify', defaultMessage: 'Check the signature' },
  verifyText: {
    id: 'developers.verifyText',
    defaultMessage:
      'Each event is signed with your webhook’s secret, as standardwebhooks.com describes. Refuse what isn’t, and leave out a webhook-id that you had before.',
  },
  language: { id: 'developers.language', defaultMessage: 'Language' },
  copyCode: { id: 'developers.copyCode', defaultMessage: 'Copy the code' },
  copy: { id: 'developers.copy', defaultMessage: 'Copy' },
  copied: { id: 'developers.copied', defaultMessage: 'Copied' },
});
