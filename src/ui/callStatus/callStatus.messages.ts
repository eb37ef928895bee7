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

/** What calls are filtered by. A call that was missed without a message is what the page calls missed. */
export const askedStatusMessages = { ...callStatusMessages, noMessage: callStatusMessages.missed };

/** Above a count of calls: other languages say them in the plural. */
export const callCountMessages = defineMessages({
  answered: { id: 'call.count.answered', defaultMessage: 'Answered' },
  missed: { id: 'call.count.missed', defaultMessage: 'Missed' },
  abandoned: { id: 'call.count.abandoned', defaultMessage: 'Abandoned' },
  voicemail: { id: 'call.count.voicemail', defaultMessage: 'Voicemail' },
});

export const testCallMessage = defineMessage({ id: 'call.test', defaultMessage: 'Test' });
