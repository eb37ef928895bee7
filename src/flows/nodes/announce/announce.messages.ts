import { defineMessages } from 'react-intl';

export const announceMessages = defineMessages({
  title: { id: 'node.announce.title', defaultMessage: 'Announcement' },
  purpose: { id: 'node.announce.purpose', defaultMessage: 'Plays a message, then goes on' },
  speech: { id: 'node.announce.speech', defaultMessage: 'Message' },
});
