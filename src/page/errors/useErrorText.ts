import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { errorMessages, missingFields } from './errors.messages.ts';

/** Returns the localized message of an error code. */
export function useCodeText(): (code: ErrorCode, fields?: string) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (code, fields = '') =>
      code === 'MISSING-FIELD'
        ? formatMessage(missingFields, { fields })
        : // A newer server may send a code that this page does not know.
          formatMessage(errorMessages[code] ?? errorMessages.GEN02),
    [formatMessage],
  );
}

/** Returns the message for a failed call; MISSING-FIELD lists the fields. */
export function useErrorText(): (error: unknown) => string {
  const codeText = useCodeText();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return codeText('GEN02');
      const names = Array.isArray(error.info) ? error.info.filter((name) => typeof name === 'string') : [];
      // Prefer the server's own explanation to the generic message.
      if (error.code === 'GEN02' && typeof error.info === 'string' && error.info !== '') return error.info;
      return codeText(error.code, names.join(', '));
    },
    [codeText],
  );
}
