import { defineMessages } from 'react-intl';

export const plannedMessages = defineMessages({
  title: { id: 'planned.title', defaultMessage: 'This page is not part of this version yet' },
  calls: { id: 'planned.calls', defaultMessage: 'Go to the call log' },
  timeReport: { id: 'planned.timeReport', defaultMessage: 'Read time and day' },
  numbers: { id: 'planned.numbers', defaultMessage: 'Go to numbers' },
  dashboard: { id: 'planned.dashboard', defaultMessage: 'Go to the dashboard' },
});
