import { defineMessages } from 'react-intl';

export const answerChoiceMessages = defineMessages({
  title: { id: 'answer.question', defaultMessage: 'What should happen when someone calls?' },
  ring: { id: 'answer.ringPhone', defaultMessage: 'Ring a phone' },
  ringText: {
    id: 'answer.ringPhoneText',
    defaultMessage: 'Greets the caller, rings your phone and takes a message if nobody answers.',
  },
  message: { id: 'answer.takeMessage', defaultMessage: 'Take a message' },
  messageText: { id: 'answer.takeMessageText', defaultMessage: 'Plays a greeting and records a voicemail.' },
  flow: { id: 'answer.useFlow', defaultMessage: 'Use an existing call flow' },
  flowText: { id: 'answer.useFlowText', defaultMessage: 'Shared with the other numbers that use it.' },
  hangup: { id: 'answer.hangUp', defaultMessage: 'Hang up for now' },
  hangupText: { id: 'answer.hangUpText', defaultMessage: 'Set up the call flow later.' },
  ringTo: { id: 'answer.ringTo', defaultMessage: 'Phone to ring' },
  ringToHint: { id: 'answer.ringToHint', defaultMessage: 'You can add more phones in the call flow.' },
});
