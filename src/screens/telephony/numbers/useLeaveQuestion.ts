import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { newNumberMessages as words } from './newNumber.messages.ts';

/** Asks before a new number's entries are lost. */
export function useLeaveQuestion() {
  const intl = useIntl();
  return useMemo(
    () => ({
      title: intl.formatMessage(words.leaveTitle),
      text: intl.formatMessage(words.leaveBody),
      confirm: intl.formatMessage(words.leave),
      cancel: intl.formatMessage(words.stay),
    }),
    [intl],
  );
}
