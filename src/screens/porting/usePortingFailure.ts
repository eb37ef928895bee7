import { useIntl } from 'react-intl';
import { ApiError } from '../../api/client/apiError.ts';
import { useErrorText } from '../../page/errors/useErrorText.ts';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { portingMessages as words, portingMore } from './porting.messages.ts';

/** The first number that is already ours, from the error's `info`. */
function ownNumber(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'ALREADY-EXISTS') return undefined;
  const { info } = error;
  if (typeof info !== 'object' || info === null || Array.isArray(info) || !Array.isArray(info['numbers']))
    return undefined;
  return info['numbers'].find((number) => typeof number === 'string');
}

export const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'STALE-VERSION';

/** The message for a failed save. */
export function usePortingFailure(): (error: unknown) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  return (error) => {
    const own = ownNumber(error);
    if (own !== undefined) return intl.formatMessage(portingMore.ownNumber, { number: phoneText(own).text });
    return isStale(error) ? intl.formatMessage(words.stale) : errorText(error);
  };
}
