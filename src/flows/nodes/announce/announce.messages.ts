import { defineMessages } from 'react-intl';

export const announceMessages = defineMessages({
  title: { id: 'node.announce.title', defaultMessage: 'Announcement' },
  purpose: { id: 'node.announce.purpose', defaultMessage: 'Play a message, then continue' },
  speech: { id: 'node.announce.speech', defaultMessage: 'Message' },
});
