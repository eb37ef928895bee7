import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { DateView } from '#values/callFilter.ts';

/** Any Monday, for weekday 1. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** Formats a report's bucket by its view: `2026-11-21`, `2026-11`, `0`–`23` or `1`–`7`. */
export function useBucketText(): (view: DateView, label: string) => string {
  const intl = useIntl();
  return useCallback(
    (view, label) => {
      const utc = { timeZone: 'UTC' } as const;
      switch (view) {
        case 'days':
          return intl.formatDate(new Date(label), { ...utc, day: 'numeric', month: 'short' });
        case 'months':
          return intl.formatDate(new Date(`${label}-01`), { ...utc, month: 'short', year: 'numeric' });
        case 'weekdays':
          return intl.formatDate(new Date(monday + (Number(label) - 1) * dayMs), { ...utc, weekday: 'short' });
        case 'hours':
          return intl.formatTime(new Date(monday + Number(label) * 3_600_000), { ...utc, hour: 'numeric' });
      }
    },
    [intl],
  );
}
