import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { isStaff } from '#values/permissions.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { useSession } from '../session/SessionContext.ts';
import { codeOf, isUnexpected } from './errorCode.ts';
import { pageMessages, referenceMessage } from './page.messages.ts';
import { reportError } from './reportError.ts';
import { useErrorText } from './useErrorText.ts';

/**
 * Returns a function that shows a failed call in a toast, with its own message or another. Staff also see the
 * reference, and whether it is a bug.
 */
export function useFailureToast(): (error: unknown, text?: string) => void {
  const intl = useIntl();
  const errorText = useErrorText();
  const forStaff = useSession(({ context: { profile } }) => profile !== null && isStaff(profile.allow));
  return useCallback(
    (error, text = errorText(error)) => {
      const show = (reference: string | null) => {
        const known = forStaff && reference !== null;
        const bug = known && isUnexpected(error) ? `${intl.formatMessage(pageMessages.bug)} ` : '';
        const detail = known ? ` · ${intl.formatMessage(referenceMessage, { reference })}` : '';
        toasts.add('error', `${bug}${text}`, { detail: `${codeOf(error)}${detail}` });
      };
      if (error instanceof ApiError) show(error.reference);
      else void reportError(error).then(show);
    },
    [intl, errorText, forStaff],
  );
}
