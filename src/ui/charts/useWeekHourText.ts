import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Formats an hour of the week, such as `Thu 15:00`; weekdays are 1 (Monday) to 7, hours 0 to 23. */
export function useWeekHourText(): (weekday: number, hour: number) => string {
  const intl = useIntl();
  return useCallback(
    // 1 January 2024 was a Monday.
    (weekday, hour) =>
      intl.formatDate(Date.UTC(2024, 0, weekday, hour), {
        timeZone: 'UTC',
        weekday: 'short',
        hour: 'numeric',
        minute: '2-digit',
      }),
    [intl],
  );
}
