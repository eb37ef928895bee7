import { defineMessages } from 'react-intl';

export const bellMessages = {
  ...defineMessages({
    title: { id: 'bell.title', defaultMessage: 'Alerts' },
    none: { id: 'bell.none', defaultMessage: 'No alerts in the last 30 days' },
    noneForAdmins: {
      id: 'bell.noneForAdmins',
      defaultMessage: 'Choose who gets an alert about missed calls and problems.',
    },
    readAll: { id: 'bell.readAll', defaultMessage: 'Mark all as read' },
    choose: { id: 'bell.choose', defaultMessage: 'Choose alerts' },
    unread: { id: 'bell.unread', defaultMessage: 'Unread' },
  }),
  ...defineMessages<{ label: { count: number }; about: { number: string } }>({
    label: {
      id: 'bell.label',
      defaultMessage: '{count, plural, one {# unread alert} other {# unread alerts}}',
    },
    about: { id: 'bell.about', defaultMessage: 'to {number}' },
  }),
};
