import { defineMessages } from 'react-intl';

export const leaveMessages = defineMessages({
  title: { id: 'shell.leaveTitle', defaultMessage: 'Leave without saving?' },
  text: { id: 'shell.leaveText', defaultMessage: 'Your changes won’t be saved.' },
  leave: { id: 'shell.leave', defaultMessage: 'Leave' },
  stay: { id: 'shell.stay', defaultMessage: 'Stay' },
});
