import { defineMessages } from 'react-intl';

export const durationMessages = defineMessages({
  seconds: { id: 'duration.seconds', defaultMessage: '{seconds, number} s' },
  minutes: { id: 'duration.minutes', defaultMessage: '{minutes, number} min {seconds, number} s' },
  hours: { id: 'duration.hours', defaultMessage: '{hours, number} h {minutes, number} min' },
  days: { id: 'duration.days', defaultMessage: '{days, number} d {hours, number} h {minutes, number} min' },
});
