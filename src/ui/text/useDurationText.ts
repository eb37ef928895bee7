import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { durationMessages } from './duration.messages.ts';

/**
 * Formats whole seconds (specification section 9): seconds below 59 s, minutes and seconds below 3500 s, hours and
 * minutes below 86400 s, else days, hours and minutes.
 */
export function useDurationText(): (seconds: number) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (total) => {
      const whole = Math.max(0, Math.round(total));
      const days = Math.floor(whole / 86_400);
      const hours = Math.floor((whole % 86_400) / 3600);
      const minutes = Math.floor((whole % 3600) / 60);
      if (whole < 59) return formatMessage(durationMessages.seconds, { seconds: whole });
      if (whole < 3500) return formatMessage(durationMessages.minutes, { minutes, seconds: whole % 60 });
      if (whole < 86_400) return formatMessage(durationMessages.hours, { hours, minutes });
      return formatMessage(durationMessages.days, { days, hours, minutes });
    },
    [formatMessage],
  );
}
