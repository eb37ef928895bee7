import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { Message, MessageMedium } from '#contract/messaging/inbox.contract.ts';
import { isPicture } from '#values/sms/isPicture.ts';
import { send } from '../../../api/client/call.ts';
import { useErrorText } from '../../../page/errors/useErrorText.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { saveFile } from '../../../ui/table/saveFile.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { IconName } from '../../../ui/icon/iconPaths.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { useSizeText } from '../../../ui/upload/useFileWords.ts';
import { file, fileText, files, fileTitle, note, pictures } from './Media.css.ts';
import { type MediumKind, mediaMessages as words, mediaNamed, mediumKinds, refusalMessages } from './media.messages.ts';
import { Picture } from './Picture.tsx';

interface MessageMediaProps {
  message: Pick<Message, 'uuid' | 'media'>;
}

/** What came with a message: pictures that open large, and files. */
export function MessageMedia({ message: { uuid, media } }: MessageMediaProps) {
  const intl = useIntl();
  const shown = media.filter(({ state, type }) => state === 'stored' && isPicture(type));
  const others = media.filter((medium) => !shown.includes(medium));
  return (
    <>
      {shown.length > 0 && (
        <ul className={pictures} aria-label={intl.formatMessage(words.pictures)}>
          {shown.map((medium, at) => (
            <li key={medium.index}>
              <Picture message={uuid} medium={medium} place={at + 1} count={shown.length} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={files} aria-label={intl.formatMessage(words.files)}>
          {others.map((medium) => (
            <li key={medium.index} className={file}>
              <FileLine message={uuid} medium={medium} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const icons: Readonly<Record<MediumKind, IconName>> = {
  picture: 'picture',
  contact: 'user',
  pdf: 'file',
  audio: 'play',
  video: 'play',
  file: 'file',
};

function kindOf(type: string): MediumKind {
  if (type === 'text/vcard' || type === 'text/x-vcard') return 'contact';
  if (type === 'application/pdf') return 'pdf';
  const family = type.split('/')[0];
  if (family === 'image') return 'picture';
  return family === 'audio' || family === 'video' ? family : 'file';
}

function FileLine({ message, medium }: { message: string; medium: MessageMedium }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const stateText = useStateText();
  const { index, type, state, name } = medium;
  const kind = kindOf(type);
  const title = intl.formatMessage(mediumKinds[kind]);
  const download = async () => {
    try {
      const response = await send(endpoints.getMessageMedium, { params: { uuid: message, index } });
      saveFile(name ?? '', await response.blob());
    } catch (error) {
      toasts.add('error', errorText(error));
    }
  };
  return (
    <>
      <Icon name={icons[kind]} size={18} />
      <span className={fileText}>
        <span className={fileTitle}>{title}</span>
        <span className={note}>{stateText(medium)}</span>
      </span>
      {state === 'stored' && (
        <IconButton
          size="small"
          icon="download"
          label={intl.formatMessage(mediaNamed.downloadFile, { file: title })}
          onClick={() => void download()}
        />
      )}
    </>
  );
}

function useStateText(): (medium: MessageMedium) => string {
  const intl = useIntl();
  const size = useSizeText();
  return ({ state, bytes, refusal }) => {
    if (state === 'stored') return size(bytes ?? 0);
    return intl.formatMessage(state === 'refused' ? refusalMessages[refusal ?? 'type'] : words[state]);
  };
}
