import { useIntl } from 'react-intl';
import { charactersBeyondGsm, sizeOfMessage, toGsmCharacters } from '#values/sms/messageSegments.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { replaceBeyond, sizeMessages } from './message.messages.ts';
import { size } from './MessageSize.css.ts';

interface MessageSizeProps {
  content: string;
  onReplace: (content: string) => void;
}

/** How many segments a text takes, and which characters make it longer, with one click to replace them. */
export function MessageSize({ content, onReplace }: MessageSizeProps) {
  const intl = useIntl();
  const { segments, encoding, characters, remaining } = sizeOfMessage(content);
  const beyond = charactersBeyondGsm(content);
  const plain = toGsmCharacters(content);
  return (
    <>
      <p className={size}>{intl.formatMessage(sizeMessages.segments, { characters, segments, encoding, remaining })}</p>
      {beyond.length > 0 && (
        <Notice
          tone="info"
          action={
            plain !== content && (
              <Button size="small" onClick={() => onReplace(plain)}>
                {intl.formatMessage(replaceBeyond)}
              </Button>
            )
          }
        >
          {intl.formatMessage(sizeMessages.beyond, { characters: beyond.join(' ') })}
        </Notice>
      )}
    </>
  );
}
