import { defineMessages } from 'react-intl';

export const readyFlowMessages = defineMessages({
  greeting: {
    id: 'answer.greeting',
    defaultMessage: 'Thank you for calling. Please hold while we connect you.',
  },
  voicemail: {
    id: 'answer.voicemail',
    defaultMessage: 'We cannot take your call right now. Please leave a message after the tone.',
  },
  start: { id: 'answer.start', defaultMessage: 'Call comes in' },
  welcome: { id: 'answer.welcome', defaultMessage: 'Welcome' },
  ring: { id: 'answer.ring', defaultMessage: 'Ring the team' },
  message: { id: 'answer.message', defaultMessage: 'Take a message' },
  target: { id: 'answer.target', defaultMessage: 'Front desk' },
});

export const readyFlowNamed = defineMessages<{ name: { name: string } }>({
  name: { id: 'answer.flowName', defaultMessage: '{name} flow' },
});
