import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../../ui/button/Button.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { TextField } from '../../../../ui/field/TextField.tsx';
import { useUnsaved } from '../../../../ui/unsaved/unsavedWork.ts';
import { audioMessages } from './audio.messages.ts';
import * as styles from './Audio.css.ts';
import { clock } from '#flows/core/clock.ts';
import { recorderMessages as words } from './recorder.messages.ts';
import { usePlayer } from './usePlayer.ts';
import { longestRecording, useRecorder } from './useRecorder.ts';

interface RecorderProps {
  /** Resolves false when the file could not be kept; the recording stays then. */
  onRecorded: (file: File) => Promise<boolean>;
}

/** Records a prompt with the microphone; it is listened to and named before it is kept. */
export function Recorder({ onRecorded }: RecorderProps) {
  const intl = useIntl();
  const { recording, start, stop, discard } = useRecorder();
  const keep = async (wav: Blob, name: string) => {
    if (await onRecorded(new File([wav], `${name}.wav`, { type: 'audio/wav' }))) discard();
  };
  switch (recording.state) {
    case 'recording':
      return (
        <div className={styles.row}>
          <Button look="primary" onClick={stop}>
            {intl.formatMessage(words.stop)}
          </Button>
          <meter
            className={styles.meter}
            value={recording.level}
            max={1}
            high={0.95}
            aria-label={intl.formatMessage(words.level)}
          />
          <span className={styles.length}>
            {intl.formatMessage(words.time, { time: clock(recording.seconds), most: clock(longestRecording) })}
          </span>
        </div>
      );
    case 'ready':
      return <Keeping wav={recording.wav} onKeep={keep} onAgain={() => void start()} onDiscard={discard} />;
    case 'failed':
      return (
        <div className={styles.stack}>
          <Notice tone="error">{intl.formatMessage(words[recording.reason])}</Notice>
          <div>
            <Button onClick={() => void start()}>{intl.formatMessage(words.again)}</Button>
          </div>
        </div>
      );
    default:
      return (
        <div>
          <Button disabled={recording.state !== 'idle'} onClick={() => void start()}>
            {intl.formatMessage(words[recording.state])}
          </Button>
        </div>
      );
  }
}

interface KeepingProps {
  wav: Blob;
  onKeep: (wav: Blob, name: string) => Promise<void>;
  onAgain: () => void;
  onDiscard: () => void;
}

function Keeping({ wav, onKeep, onAgain, onDiscard }: KeepingProps) {
  const intl = useIntl();
  const usual = intl.formatMessage(words.usualName);
  const [name, setName] = useState(usual);
  const [failed, setFailed] = useState(false);
  useUnsaved(true);
  const { isPlaying, toggle } = usePlayer(
    () => Promise.resolve(wav),
    () => setFailed(true),
  );
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <IconButton icon={isPlaying ? 'pause' : 'play'} label={intl.formatMessage(words.listen)} onClick={toggle} />
        <div className={styles.name}>
          <TextField label={intl.formatMessage(audioMessages.name)} value={name} onChange={setName} />
        </div>
      </div>
      {failed && <Notice tone="error">{intl.formatMessage(words.failed)}</Notice>}
      <div className={styles.row}>
        <Button look="primary" disabled={name.trim() === ''} onClick={() => void onKeep(wav, name)}>
          {intl.formatMessage(words.keep)}
        </Button>
        <Button onClick={onAgain}>{intl.formatMessage(words.again)}</Button>
        <Button look="quiet" onClick={onDiscard}>
          {intl.formatMessage(words.discard)}
        </Button>
      </div>
    </div>
  );
}
