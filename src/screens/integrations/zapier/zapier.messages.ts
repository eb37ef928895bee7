import { defineMessages } from 'react-intl';

export const zapierMessages = defineMessages({
  title: { id: 'zapier.title', defaultMessage: 'Zapier' },
  intro: {
    id: 'zapier.intro',
    defaultMessage: 'Start Zaps from calls and texts, and let Zaps send texts, tag calls and add contacts.',
  },
  connect: { id: 'zapier.connect', defaultMessage: 'Connect' },
  createKey: {
    id: 'zapier.createKey',
    defaultMessage: 'Create an API key with “Subscribe to events (Zapier)” and what your Zaps may read and change.',
  },
  keys: { id: 'zapier.keys', defaultMessage: 'API keys' },
  signIn: { id: 'zapier.signIn', defaultMessage: 'In Zapier, choose this app, and enter the key and this address:' },
  address: { id: 'zapier.address', defaultMessage: 'Address' },
  copyAddress: { id: 'zapier.copyAddress', defaultMessage: 'Copy the address' },
  turnOn: { id: 'zapier.turnOn', defaultMessage: 'Build a Zap and turn it on: it appears below.' },
  zaps: { id: 'zapier.zaps', defaultMessage: 'Zaps that are on' },
  none: { id: 'zapier.none', defaultMessage: 'No Zap waits for events of this account.' },
  paused: { id: 'zapier.paused', defaultMessage: 'Paused' },
  on: { id: 'zapier.on', defaultMessage: 'On' },
  log: { id: 'zapier.log', defaultMessage: 'Open the log' },
  end: { id: 'zapier.end', defaultMessage: 'End' },
  endTitle: { id: 'zapier.endTitle', defaultMessage: 'End this subscription?' },
  endText: {
    id: 'zapier.endText',
    defaultMessage:
      'The Zap gets no more events until someone turns it off and on again in Zapier. Its log is deleted.',
  },
  cancel: { id: 'zapier.cancel', defaultMessage: 'Cancel' },
});

export const zapierNamed = defineMessages<{ since: { moment: string; by: string } }>({
  since: { id: 'zapier.since', defaultMessage: 'Since {moment}, by {by}' },
});
