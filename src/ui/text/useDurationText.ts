import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { durationMessages } from './duration.messages.ts';
import { lengthOf } from './lengthOf.ts';

/** Formats whole seconds as people write them: seconds, then minutes and seconds, hours and minutes, days, hours and minutes. */
export function useDurationText(): (seconds: number) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (total) => {
      const length = lengthOf(total);
      switch (length.unit) {
        case 'seconds':
          return formatMessage(durationMessages.seconds, length.parts);
        case 'minutes':
          return formatMessage(durationMessages.minutes, length.parts);
        case 'hours':
          return formatMessage(durationMessages.hours, length.parts);
        case 'days':
          return formatMessage(durationMessages.days, length.parts);
      }
    },
    [formatMessage],
  );
}
