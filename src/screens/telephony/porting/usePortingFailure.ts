import { useIntl } from 'react-intl';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { useErrorText } from '../../../page/errors/useErrorText.ts';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { portingMessages as words, portingMore } from './porting.messages.ts';

/** The numbers that a refusal is about, from the error's `info`. */
function numbersOf(error: unknown, code: ErrorCode): string[] {
  if (!(error instanceof ApiError) || error.code !== code) return [];
  const { info } = error;
  if (typeof info !== 'object' || info === null || Array.isArray(info) || !Array.isArray(info['numbers'])) return [];
  return info['numbers'].flatMap((number) => (typeof number === 'string' ? [phoneText(number).text] : []));
}

export const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'STALE-VERSION';

/** The message for a failed save. */
export function usePortingFailure(): (error: unknown) => string {
  const intl = useIntl();
  const errorText = useErrorText();
  return (error) => {
    const [own] = numbersOf(error, 'ALREADY-EXISTS');
    if (own !== undefined) return intl.formatMessage(portingMore.ownNumber, { number: own });
    const missing = numbersOf(error, 'NUMBER-NOT-HELD');
    if (missing.length > 0) return intl.formatMessage(portingMore.notHeld, { numbers: intl.formatList(missing) });
    return isStale(error) ? intl.formatMessage(words.stale) : errorText(error);
  };
}
