import { defineMessages } from 'react-intl';

export const startMessages = defineMessages({
  title: { id: 'node.start.title', defaultMessage: 'Start' },
  purpose: { id: 'node.start.purpose', defaultMessage: 'Where calls come in' },
  recording: { id: 'node.start.recording', defaultMessage: 'Record the call' },
  recorded: { id: 'node.start.recorded', defaultMessage: 'Recorded' },
  notRecorded: { id: 'node.start.notRecorded', defaultMessage: 'Not recorded' },
  consent: { id: 'node.start.consent', defaultMessage: 'Announce the recording' },
  callerId: { id: 'node.start.callerId', defaultMessage: 'Caller ID to show' },
});
