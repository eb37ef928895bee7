import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../../../api/client/useEndpoint.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { SelectField } from '../../../../ui/field/SelectField.tsx';
import * as styles from '../fields.css.ts';
import { audioMessages as words } from './audio.messages.ts';
import { AudioLibraryDialog } from './AudioLibraryDialog.tsx';
import { clock } from '#flows/core/clock.ts';
import { PlayFile } from './PlayFile.tsx';

interface AudioFileFieldProps {
  account: number;
  /** The id of the chosen file; empty for none. */
  value: string;
  error: string | undefined;
  onChange: (file: string) => void;
}

/** One of the account's audio files, and the way to add and change them. */
export function AudioFileField({ account, value, error, onChange }: AudioFileFieldProps) {
  const intl = useIntl();
  const [managing, setManaging] = useState(false);
  const { data: files } = useEndpoint('listAudioFiles', { params: { account } });
  const chosen = files?.find(({ id }) => id === value);
  return (
    <>
      <div className={styles.row}>
        <div className={styles.grow}>
          <SelectField
            label={intl.formatMessage(words.file)}
            value={value}
            error={error}
            choices={[
              { value: '', label: intl.formatMessage(words.choose) },
              ...(files ?? []).map(({ id, name, seconds }) => ({ value: id, label: name, detail: clock(seconds) })),
              ...(value !== '' && files && !chosen ? [{ value, label: intl.formatMessage(words.missing) }] : []),
            ]}
            onChange={onChange}
          />
        </div>
        {chosen && <PlayFile file={chosen} />}
      </div>
      <div>
        <Button size="small" onClick={() => setManaging(true)}>
          {intl.formatMessage(words.manage)}
        </Button>
      </div>
      {managing && (
        <AudioLibraryDialog
          account={account}
          files={files ?? []}
          onAdded={({ id }) => onChange(id)}
          onClose={() => setManaging(false)}
        />
      )}
    </>
  );
}
