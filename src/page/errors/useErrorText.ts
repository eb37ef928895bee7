import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { type LimitName, limitNames } from '#values/accountLimits.ts';
import type { ErrorCode } from '#contract/kernel/errors.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { limitNamed, limitReached } from './limits.messages.ts';
import { limitText } from './limitText.ts';
import { carrierAnswer, errorMessages, methodMessages, missingFields } from './errors.messages.ts';

const methods = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'] as const;

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

/** Returns the message for a failed call; MISSING-FIELD lists the fields, and staff read the carrier's own words. */
export function useErrorText(): (error: unknown) => string {
  const codeText = useCodeText();
  const { formatMessage, formatNumber } = useIntl();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return codeText('GEN02');
      const names = Array.isArray(error.info) ? error.info.filter((name) => typeof name === 'string') : [];
      // Prefer the server's own explanation to the generic message.
      if (error.code === 'GEN02' && typeof error.info === 'string' && error.info !== '') return error.info;
      const method = methods.find((each) => error.asked?.startsWith(`${each} `));
      if (error.code === 'GEN02' && method) return formatMessage(methodMessages[method]);
      const limit = limitOf(error);
      if (limit)
        return formatMessage(limitReached, {
          name: formatMessage(limitNamed[limit.name]),
          most: limitText({ formatNumber }, limit.name, limit.most),
        });
      const text = codeText(error.code, names.join(', '));
      const carrier = carrierOf(error);
      return carrier ? formatMessage(carrierAnswer, { text, ...carrier }) : text;
    },
    [codeText, formatMessage, formatNumber],
  );
}

/** Which limit of an account refused, and how much it allows. */
function limitOf({ code, info }: ApiError): { name: LimitName; most: number } | undefined {
  if (code !== 'LIMIT-REACHED' || !isRecord(info)) return undefined;
  const { limit, most } = info;
  const name = limitNames.find((each) => each === limit);
  return name !== undefined && typeof most === 'number' ? { name, most } : undefined;
}

/** What the carrier answered; undefined where the server did not say. */
function carrierOf({ info }: ApiError): { code: string; words: string } | undefined {
  const carrier = isRecord(info) ? info.carrier : undefined;
  if (!isRecord(carrier)) return undefined;
  const { code, message } = carrier;
  return typeof code === 'number' && typeof message === 'string' ? { code: String(code), words: message } : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
