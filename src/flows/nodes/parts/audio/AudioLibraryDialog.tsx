import { useIntl } from 'react-intl';
import type { AudioFile } from '#contract/telephony/audioFiles.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { useInvalidate } from '../../../../api/client/useInvalidate.ts';
import { useUpload } from '../../../../api/client/useUpload.ts';
import { useErrorText } from '../../../../page/errors/useErrorText.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { FileDrop } from '../../../../ui/upload/FileDrop.tsx';
import { audioMessages as words } from './audio.messages.ts';
import * as styles from './Audio.css.ts';
import { AudioRow } from './AudioRow.tsx';
import { freeName } from './freeName.ts';
import { Recorder } from './Recorder.tsx';

interface AudioLibraryDialogProps {
  account: number;
  files: readonly AudioFile[];
  onAdded: (file: AudioFile) => void;
  onClose: () => void;
}

/** The audio files of an account: played, uploaded, recorded, renamed, replaced and deleted. */
export function AudioLibraryDialog({ account, files, onAdded, onClose }: AudioLibraryDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const { sending, error, send, abort } = useUpload(endpoints.addAudioFile);
  const changed = () => invalidate('listAudioFiles', 'getFlowWorld');
  const add = async (file: File) => {
    const name = freeName(file.name.replace(/\.\w+$/, ''), files);
    const added = await send({ params: { account } }, new File([file], `${name}.wav`, { type: file.type }));
    if (!added) return false;
    await changed();
    onAdded(added);
    return true;
  };
  return (
    <Dialog
      open
      title={intl.formatMessage(words.title)}
      onClose={onClose}
      actions={<Button slot="close">{intl.formatMessage(words.done)}</Button>}
    >
      <div className={styles.stack}>
        {files.length === 0 ? (
          <p className={styles.muted}>{intl.formatMessage(words.none)}</p>
        ) : (
          <ul className={styles.list}>
            {files.map((file) => (
              <AudioRow key={file.id} file={file} onChanged={changed} />
            ))}
          </ul>
        )}
        <FileDrop
          label={intl.formatMessage(words.upload)}
          rule={endpoints.addAudioFile.upload}
          sending={sending}
          onAbort={abort}
          error={error ? errorText(error) : undefined}
          onFile={(file) => void add(file)}
        />
        <Recorder onRecorded={add} />
      </div>
    </Dialog>
  );
}
