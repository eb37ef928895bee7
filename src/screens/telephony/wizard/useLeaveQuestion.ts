import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { wizardMessages as words } from './wizard.messages.ts';

/** What a form of the wizard asks before typed data is dropped. */
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
