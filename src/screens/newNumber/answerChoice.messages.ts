import { defineMessages } from 'react-intl';

export const answerChoiceMessages = defineMessages({
  title: { id: 'newNumber.answerTitle', defaultMessage: 'What should happen when someone calls?' },
  ring: { id: 'newNumber.ring', defaultMessage: 'Ring a phone' },
  ringText: {
    id: 'newNumber.ringText',
    defaultMessage: 'Greets the caller, rings your phone and takes a message if nobody answers.',
  },
  message: { id: 'newNumber.message', defaultMessage: 'Take a message' },
  messageText: { id: 'newNumber.messageText', defaultMessage: 'Plays a greeting and records a voicemail.' },
  flow: { id: 'newNumber.flow', defaultMessage: 'Use an existing call flow' },
  flowText: { id: 'newNumber.flowText', defaultMessage: 'Shared with the other numbers that use it.' },
  hangup: { id: 'newNumber.hangup', defaultMessage: 'Hang up for now' },
  hangupText: { id: 'newNumber.hangupText', defaultMessage: 'Set up the call flow later.' },
  ringTo: { id: 'newNumber.ringTo', defaultMessage: 'Phone to ring' },
  ringToHint: { id: 'newNumber.ringToHint', defaultMessage: 'You can add more phones in the call flow.' },
});
