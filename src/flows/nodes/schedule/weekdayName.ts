import type { IntlShape } from 'react-intl';

/** The name of a weekday, 1 = Monday to 7 = Sunday. */
export function weekdayName(weekday: number, intl: IntlShape, length: 'short' | 'long' = 'long'): string {
  // 1 January 2024 was a Monday.
  return intl.formatDate(new Date(Date.UTC(2024, 0, weekday)), { weekday: length, timeZone: 'UTC' });
}
