import { useIntl } from 'react-intl';
import { useProfile } from '../../../page/session/SessionContext.ts';

/** The time of a moment of today, otherwise its day, in the user's zone. */
export function useShortTime(): (stamp: string) => string {
  const intl = useIntl();
  const timeZone = useProfile().tz;
  const dayOf = (at: string | number) => intl.formatDate(at, { timeZone, dateStyle: 'short' });
  return (stamp) =>
    dayOf(stamp) === dayOf(Date.now())
      ? intl.formatTime(stamp, { timeZone, timeStyle: 'short' })
      : intl.formatDate(stamp, { timeZone, day: 'numeric', month: 'short' });
}
