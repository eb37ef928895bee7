import { defineMessages } from 'react-intl';

export const plannedMessages = defineMessages({
  title: { id: 'planned.title', defaultMessage: 'This page isn’t available yet' },
  dashboard: { id: 'planned.dashboard', defaultMessage: 'Go to the dashboard' },
});
