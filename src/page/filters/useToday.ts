import { formatInTimeZone } from 'date-fns-tz';
import { useCallback, useSyncExternalStore } from 'react';
import type { LocalDay } from '../../machines/filters/dateRange.ts';

const minute = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = window.setInterval(listener, minute);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Today's date in a time zone; updates at midnight. */
export function useToday(timezone: string): LocalDay {
  const read = useCallback(() => formatInTimeZone(new Date(), timezone, 'yyyy-MM-dd'), [timezone]);
  return useSyncExternalStore(subscribe, read);
}
