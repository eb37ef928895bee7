import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Question } from '../../ui/dialog/confirmations.ts';
import { userMessages as words } from './user.messages.ts';

export function useLeaveQuestion(): Question {
  const intl = useIntl();
  return useMemo(
    () => ({
      title: intl.formatMessage(words.leave),
      text: intl.formatMessage(words.leaveText),
      confirm: intl.formatMessage(words.leaveYes),
      cancel: intl.formatMessage(words.stay),
    }),
    [intl],
  );
}
