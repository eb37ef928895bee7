import { useIntl } from 'react-intl';
import { z } from 'zod';
import { ApiError } from '../../api/client/apiError.ts';
import { faultMessages } from '../../ui/upload/upload.messages.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { fileErrorNamed as named } from './columnMapper.messages.ts';

const Damaged = z.array(z.object({ path: z.literal('file'), line: z.number().optional() })).min(1);
const TooLong = z.object({ line: z.number() });

/** What is wrong with a file that the server has read to its end, and in which line. */
export function useFileErrorText(): (error: unknown) => string {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  return (error) => {
    if (!(error instanceof ApiError)) return errorText(error);
    const [fault] = (error.code === 'INVALID-PAYLOAD' && Damaged.safeParse(error.info).data) || [];
    if (fault)
      return fault.line === undefined
        ? formatMessage(faultMessages.damaged)
        : formatMessage(named.openQuote, { line: fault.line });
    const long = error.code === 'file-too-large' ? TooLong.safeParse(error.info).data : undefined;
    return long ? formatMessage(named.tooLong, long) : errorText(error);
  };
}
