import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Question } from '../../ui/dialog/confirmations.ts';
import { leaveMessages as words } from './leave.messages.ts';

/** Asks whether to leave a form without saving it. */
export function useLeaveQuestion(): Question {
  const intl = useIntl();
  return useMemo(
    () => ({
      title: intl.formatMessage(words.title),
      text: intl.formatMessage(words.text),
      confirm: intl.formatMessage(words.leave),
      cancel: intl.formatMessage(words.stay),
    }),
    [intl],
  );
}
