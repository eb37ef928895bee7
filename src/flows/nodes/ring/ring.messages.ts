import { defineMessages } from 'react-intl';

export const ringMessages = {
  ...defineMessages({
    title: { id: 'node.ring.title', defaultMessage: 'Ring' },
    purpose: { id: 'node.ring.purpose', defaultMessage: 'Ring one or more numbers' },
    order: { id: 'node.ring.order', defaultMessage: 'Ring' },
    together: { id: 'node.ring.together', defaultMessage: 'All at once' },
    inOrder: { id: 'node.ring.inOrder', defaultMessage: 'One after another' },
    timeout: { id: 'node.ring.timeout', defaultMessage: 'Ring for' },
    callerId: { id: 'node.ring.callerId', defaultMessage: 'Caller ID to show' },
    whisper: { id: 'node.ring.whisper', defaultMessage: 'Whisper to the person who answers' },
    screen: { id: 'node.ring.screen', defaultMessage: 'Must press 1 to accept the call' },
    unanswered: { id: 'node.ring.unanswered', defaultMessage: 'Nobody answers' },
  }),
  ...defineMessages<{
    seconds: { seconds: string | number };
  }>({
    seconds: { id: 'node.ring.seconds', defaultMessage: '{seconds} s' },
  }),
};
