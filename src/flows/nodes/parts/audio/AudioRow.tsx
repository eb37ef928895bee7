import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AudioFile } from '#contract/telephony/audioFiles.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ApiError } from '../../../../api/client/apiError.ts';
import { call } from '../../../../api/client/call.ts';
import { useUpload } from '../../../../api/client/useUpload.ts';
import { useErrorText } from '../../../../page/errors/useErrorText.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { confirmations } from '../../../../ui/dialog/confirmations.ts';
import { TextField } from '../../../../ui/field/TextField.tsx';
import { useUnsaved } from '../../../../ui/unsaved/unsavedWork.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { MenuButton } from '../../../../ui/menu/MenuButton.tsx';
import { toasts } from '../../../../ui/toast/toasts.ts';
import { FileDrop } from '../../../../ui/upload/FileDrop.tsx';
import { audioMessages as words } from './audio.messages.ts';
import * as styles from './Audio.css.ts';
import { clock } from '#flows/core/clock.ts';
import { PlayFile } from './PlayFile.tsx';

interface AudioRowProps {
  file: AudioFile;
  onChanged: () => Promise<void>;
}

/** A file of the library, with what can be done with it. */
export function AudioRow({ file, onChanged }: AudioRowProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [mode, setMode] = useState<'idle' | 'renaming' | 'replacing'>('idle');
  const { name, seconds, account, id } = file;
  const params = { account, id };
  const remove = async () => {
    const sure = await confirmations.ask({
      title: intl.formatMessage(words.removeTitle, { name }),
      text: intl.formatMessage(words.removeText),
      confirm: intl.formatMessage(words.remove),
      cancel: intl.formatMessage(words.cancel),
      danger: true,
    });
    if (!sure) return;
    try {
      await call(endpoints.removeAudioFile, { params });
      await onChanged();
    } catch (error) {
      const flows = flowsOf(error);
      const text = flows ? intl.formatMessage(words.inUse, { name, flows: intl.formatList(flows) }) : errorText(error);
      toasts.add('error', text);
    }
  };
  if (mode === 'renaming') return <Renaming file={file} onChanged={onChanged} onClose={() => setMode('idle')} />;
  if (mode === 'replacing') return <Replacing file={file} onChanged={onChanged} onClose={() => setMode('idle')} />;
  return (
    <li className={styles.row}>
      <PlayFile file={file} />
      <span className={styles.name}>{name}</span>
      <span className={styles.length}>{clock(seconds)}</span>
      <MenuButton
        label={intl.formatMessage(words.more, { name })}
        trigger={<Icon name="more" />}
        items={[
          { id: 'rename', label: intl.formatMessage(words.rename), onChoose: () => setMode('renaming') },
          { id: 'replace', label: intl.formatMessage(words.replace), onChoose: () => setMode('replacing') },
          { id: 'remove', label: intl.formatMessage(words.remove), onChoose: () => void remove() },
        ]}
      />
    </li>
  );
}

function Renaming({
  file: { account, id, name: before },
  onChanged,
  onClose,
}: AudioRowProps & { onClose: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [name, setName] = useState(before);
  const [error, setError] = useState<string>();
  useUnsaved(name !== before);
  const save = async () => {
    try {
      await call(endpoints.renameAudioFile, { params: { account, id }, body: { name } });
      await onChanged();
      onClose();
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <TextField label={intl.formatMessage(words.name)} value={name} error={error} onChange={setName} />
      </div>
      <Button look="primary" size="small" disabled={name.trim() === ''} onClick={() => void save()}>
        {intl.formatMessage(words.save)}
      </Button>
      <Button size="small" onClick={onClose}>
        {intl.formatMessage(words.cancel)}
      </Button>
    </li>
  );
}

function Replacing({ file: { account, id }, onChanged, onClose }: AudioRowProps & { onClose: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { sending, error, send, abort } = useUpload(endpoints.replaceAudioFile);
  const replace = async (content: File) => {
    if (!(await send({ params: { account, id } }, content))) return;
    await onChanged();
    onClose();
  };
  return (
    <li>
      <FileDrop
        label={intl.formatMessage(words.replacement)}
        rule={endpoints.replaceAudioFile.upload}
        sending={sending}
        onAbort={abort}
        error={error ? errorText(error) : undefined}
        onFile={(content) => void replace(content)}
      />
      <Button size="small" onClick={onClose}>
        {intl.formatMessage(words.cancel)}
      </Button>
    </li>
  );
}

/** The flows that a refusal names. */
function flowsOf(error: unknown): string[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'AUDIO-IN-USE') return undefined;
  const { flows } = error.info as { flows?: unknown };
  return Array.isArray(flows) ? flows.map(String) : undefined;
}
