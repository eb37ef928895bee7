import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { errorMessages, missingFields } from './errors.messages.ts';

/** The sentence of an error code, in the reader's language. */
export function useCodeText(): (code: ErrorCode, fields?: string) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (code, fields = '') =>
      code === 'MISSING-FIELD'
        ? formatMessage(missingFields, { fields })
        : // A newer server may answer a code that this page does not know yet.
          formatMessage(errorMessages[code] ?? errorMessages.GEN02),
    [formatMessage],
  );
}

/** What to tell about a failed call; a missing-field error names the fields. */
export function useErrorText(): (error: unknown) => string {
  const codeText = useCodeText();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return codeText('GEN02');
      const names = Array.isArray(error.info) ? error.info.filter((name) => typeof name === 'string') : [];
      // The generic notice tells what the server has to say, if it says something.
      if (error.code === 'GEN02' && typeof error.info === 'string' && error.info !== '') return error.info;
      return codeText(error.code, names.join(', '));
    },
    [codeText],
  );
}
