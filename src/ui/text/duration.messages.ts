import { defineMessages } from 'react-intl';

export const durationMessages = defineMessages<{
  seconds: { seconds: number };
  minutes: { minutes: number; seconds: number };
  hours: { hours: number; minutes: number };
  days: { days: number; hours: number; minutes: number };
}>({
  seconds: { id: 'duration.seconds', defaultMessage: '{seconds, number} s' },
  minutes: { id: 'duration.minutes', defaultMessage: '{minutes, number} min {seconds, number} s' },
  hours: { id: 'duration.hours', defaultMessage: '{hours, number} h {minutes, number} min' },
  days: { id: 'duration.days', defaultMessage: '{days, number} d {hours, number} h {minutes, number} min' },
});
