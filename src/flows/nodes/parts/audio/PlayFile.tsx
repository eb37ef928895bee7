import { useIntl } from 'react-intl';
import type { AudioFile } from '#contract/telephony/audioFiles.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { useEndpoint } from '../../../../api/client/useEndpoint.ts';
import { send } from '../../../../api/client/call.ts';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { toasts } from '../../../../ui/toast/toasts.ts';
import { audioMessages as words } from './audio.messages.ts';
import { usePlayer } from './usePlayer.ts';

interface PlayFileProps {
  file: Pick<AudioFile, 'account' | 'id' | 'name'>;
  size?: 'small' | 'medium';
}

/** Plays an audio file of an account in the page. */
export function PlayFile({ file: { account, id, name }, size = 'medium' }: PlayFileProps) {
  const intl = useIntl();
  const load = async () => {
    const response = await send(
      endpoints.getAudioFile,
      { params: { account, id } },
      { headers: { Accept: 'audio/*' } },
    );
    return response.blob();
  };
  const { isPlaying, toggle } = usePlayer(load, () =>
    toasts.add('error', intl.formatMessage(words.unplayable, { name })),
  );
  return (
    <IconButton
      size={size}
      icon={isPlaying ? 'pause' : 'play'}
      label={intl.formatMessage(isPlaying ? words.stop : words.play, { name })}
      onClick={toggle}
    />
  );
}

/** As `PlayFile`, for a file of which only the id is known; nothing while its name is loading or if there is none. */
export function PlayStoredFile({ account, id }: { account: number; id: string }) {
  const { data: files } = useEndpoint('listAudioFiles', { params: { account } });
  const file = files?.find((each) => each.id === id);
  return file ? <PlayFile file={file} size="small" /> : null;
}
