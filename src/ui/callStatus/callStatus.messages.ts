import { defineMessage, defineMessages } from 'react-intl';

export const callStatusMessages = defineMessages({
  answered: { id: 'call.status.answered', defaultMessage: 'Answered' },
  missed: { id: 'call.status.missed', defaultMessage: 'Missed' },
  abandoned: { id: 'call.status.abandoned', defaultMessage: 'Abandoned' },
  voicemail: { id: 'call.status.voicemail', defaultMessage: 'Voicemail' },
  ringing: { id: 'call.state.ringing', defaultMessage: 'Ringing' },
  talking: { id: 'call.state.talking', defaultMessage: 'In progress' },
  ended: { id: 'call.state.ended', defaultMessage: 'Ended' },
});

export const testCallMessage = defineMessage({ id: 'call.test', defaultMessage: 'Test' });
