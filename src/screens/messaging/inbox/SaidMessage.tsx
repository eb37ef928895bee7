import { useIntl } from 'react-intl';
import { type ErrorCode, errorCodes } from '#contract/kernel/errors.ts';
import type { Message } from '#contract/messaging/inbox.contract.ts';
import { useCodeText } from '../../../page/errors/useErrorText.ts';
import { carrierCode, carrierMessages, stateMessages } from '../../../page/messages/message.messages.ts';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { kindMessages } from './inbox.messages.ts';
import { MessageMedia } from './MessageMedia.tsx';
import { replyMessages } from './reply.messages.ts';
import { bubble, meta, stated, trouble } from './Thread.css.ts';

interface SaidMessageProps {
  message: Message;
  onAgain: (content: string) => void;
}

/** A message as a bubble, with who wrote it and what became of it. */
export function SaidMessage({ message, onAgain }: SaidMessageProps) {
  const intl = useIntl();
  const timeZone = useProfile().tz;
  const { direction, kind, content, state, userName, stamp } = message;
  const by = direction === 'outbound' ? 'us' : 'them';
  const author =
    kind !== null && kind !== 'reply' && kind !== 'code' ? intl.formatMessage(kindMessages[kind]) : userName;
  const isLost = state === 'failed' || state === 'undelivered' || state === 'unknown';
  return (
    <li className={stated({ by })}>
      {content !== '' && <p className={bubble({ by })}>{content}</p>}
      {message.media.length > 0 && <MessageMedia message={message} />}
      <p className={meta}>
        {[
          author,
          intl.formatTime(stamp, { timeZone, timeStyle: 'short' }),
          by === 'us' && !isLost && intl.formatMessage(stateMessages[state]),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isLost && (
        <div className={trouble}>
          <span>
            <strong>{intl.formatMessage(stateMessages[state])}.</strong> <Why message={message} />
          </span>
          <Button size="small" onClick={() => onAgain(content)}>
            {intl.formatMessage(replyMessages.again)}
          </Button>
        </div>
      )}
    </li>
  );
}

const isCarrierCode = (error: string): error is keyof typeof carrierMessages => Object.hasOwn(carrierMessages, error);

const isOwnCode = (error: string): error is ErrorCode => errorCodes.some((code) => code === error);

/** Why a message did not arrive, as far as it is known. */
function Why({ message: { state, error } }: { message: Message }) {
  const intl = useIntl();
  const codeText = useCodeText();
  if (state === 'unknown') return intl.formatMessage(replyMessages.unknownText);
  if (error === null) return null;
  if (isCarrierCode(error)) return intl.formatMessage(carrierMessages[error]);
  return isOwnCode(error) ? codeText(error) : intl.formatMessage(carrierCode, { code: error });
}
