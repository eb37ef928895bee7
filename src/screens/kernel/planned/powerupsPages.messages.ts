import { defineMessages } from 'react-intl';

export const powerupsPages = {
  reconnect: defineMessages({
    title: { id: 'planned.reconnect', defaultMessage: 'Reconnect' },
    text: {
      id: 'planned.reconnectText',
      defaultMessage: 'Call or text missed callers back by rules you set.',
    },
  }),
  tracking: defineMessages({
    title: { id: 'planned.tracking', defaultMessage: 'Tracking' },
    text: {
      id: 'planned.trackingText',
      defaultMessage: 'Set how visits, calls and sales are linked.',
    },
  }),
};
