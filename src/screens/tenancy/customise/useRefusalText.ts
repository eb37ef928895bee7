import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { ApiError } from '../../../api/client/apiError.ts';
import { useErrorText } from '../../../page/errors/useErrorText.ts';
import { refusalMessages as words } from './refusal.messages.ts';

type Field = keyof typeof words;

/** Why a save was rejected, with the field if known. */
export function useRefusalText(): (error: unknown) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      const info = error instanceof ApiError ? error.info : undefined;
      const field = typeof info === 'object' && info !== null && 'field' in info ? info.field : undefined;
      const isKnown = (name: unknown): name is Field => typeof name === 'string' && Object.hasOwn(words, name);
      if (!isKnown(field)) return errorText(error);
      return `${intl.formatMessage(words[field])} ${errorText(error)}`;
    },
    [intl, errorText],
  );
}
