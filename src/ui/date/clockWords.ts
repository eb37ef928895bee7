import type { IntlShape } from 'react-intl';

/** Full hours (0–24), times of day such as `09:30`, and weekdays (1–7, Monday first) in words. */
export const clockWords = (intl: IntlShape) => ({
  hour: (at: number) =>
    intl.formatTime(Date.UTC(2026, 0, 1, at), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
  time: (text: string) => {
    const [hour = 0, minute = 0] = text.split(':').map(Number);
    return intl.formatTime(Date.UTC(2026, 0, 1, hour, minute), { timeStyle: 'short', timeZone: 'UTC' });
  },
  // 5 January 2026 is a Monday.
  weekday: (at: number, length: 'long' | 'short' = 'long') =>
    intl.formatDate(Date.UTC(2026, 0, 4 + at), { weekday: length, timeZone: 'UTC' }),
});
