import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { errorMessages } from '../errors.messages.ts';

const namesIn = (info: unknown): string => (Array.isArray(info) ? info.join(', ') : '');

/** What to tell about a failed call, in the reader's language; a missing-field error names the fields. */
export function useErrorText(): (error: unknown) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (error) => {
      const code = error instanceof ApiError ? error.code : 'GEN02';
      const fields = error instanceof ApiError ? namesIn(error.info) : '';
      return formatMessage(errorMessages[code] ?? errorMessages.GEN02, { fields });
    },
    [formatMessage],
  );
}

/** The sentence of a code alone. */
export function useCodeText(): (code: ErrorCode) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    (code) => formatMessage(errorMessages[code] ?? errorMessages.GEN02, { fields: '' }),
    [formatMessage],
  );
}
