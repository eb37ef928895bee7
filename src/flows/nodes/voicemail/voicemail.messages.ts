import { defineMessages } from 'react-intl';

export const voicemailMessages = defineMessages({
  title: { id: 'node.voicemail.title', defaultMessage: 'Voicemail' },
  purpose: { id: 'node.voicemail.purpose', defaultMessage: 'Takes a message and ends' },
  greeting: { id: 'node.voicemail.greeting', defaultMessage: 'Greeting' },
  maxSeconds: { id: 'node.voicemail.maxSeconds', defaultMessage: 'Longest message' },
  notify: { id: 'node.voicemail.notify', defaultMessage: 'Send an e-mail' },
  missed: { id: 'node.voicemail.missed', defaultMessage: 'When a message was left' },
  always: { id: 'node.voicemail.always', defaultMessage: 'Always' },
  no: { id: 'node.voicemail.no', defaultMessage: 'Never' },
  emails: { id: 'node.voicemail.emails', defaultMessage: 'E-mail addresses, separated by commas' },
});
