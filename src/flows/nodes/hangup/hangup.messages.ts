import { defineMessages } from 'react-intl';

export const hangupMessages = defineMessages({
  title: { id: 'node.hangup.title', defaultMessage: 'Hang up' },
  purpose: { id: 'node.hangup.purpose', defaultMessage: 'End the call' },
  reason: { id: 'node.hangup.reason', defaultMessage: 'What the caller hears' },
  normal: { id: 'node.hangup.normal', defaultMessage: 'Call ends' },
  busy: { id: 'node.hangup.busy', defaultMessage: 'Busy tone' },
  rejected: { id: 'node.hangup.rejected', defaultMessage: 'Call rejected' },
});
