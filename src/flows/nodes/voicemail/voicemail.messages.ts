import { defineMessages } from 'react-intl';

export const voicemailMessages = defineMessages({
  title: { id: 'node.voicemail.title', defaultMessage: 'Voicemail' },
  purpose: { id: 'node.voicemail.purpose', defaultMessage: 'Take a message, then end the call' },
  greeting: { id: 'node.voicemail.greeting', defaultMessage: 'Greeting' },
  maxSeconds: { id: 'node.voicemail.maxSeconds', defaultMessage: 'Maximum message length' },
  notify: { id: 'node.voicemail.notify', defaultMessage: 'Send an email' },
  missed: { id: 'node.voicemail.missed', defaultMessage: 'For missed calls' },
  always: { id: 'node.voicemail.always', defaultMessage: 'Always' },
  no: { id: 'node.voicemail.no', defaultMessage: 'Never' },
  addresses: { id: 'node.voicemail.addresses', defaultMessage: 'Email addresses' },
  emails: { id: 'node.voicemail.emails', defaultMessage: 'Email addresses, separated by commas' },
});
