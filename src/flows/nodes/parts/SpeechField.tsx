import { useIntl } from 'react-intl';
import { AudioFileField } from './audio/AudioFileField.tsx';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.css.ts';
import { fieldMessages } from './fields.messages.ts';
import * as styles from './fields.css.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { placeholdersHint } from './placeholders.ts';
import { languageName, promptLanguages } from '../../../ui/voices/languages.ts';
import { EMPTY_SPEECH, type Speech } from '#flows/core/speech.ts';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { VoiceField } from './VoiceField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

const emptySpeeches = {
  text: EMPTY_SPEECH,
  file: { kind: 'file', file: '' },
  audio: { kind: 'audio', url: '' },
} as const satisfies Record<Speech['kind'], Speech>;

interface SpeechFieldProps {
  /** Whose audio files can be chosen. */
  account: number;
  label: string;
  path: string;
  value: Speech;
  onChange: (value: Speech, group?: string) => void;
  errorAt: (path: string) => string | undefined;
}

/** Text to speak in a language, an audio file of the account, or the URL of one. */
export function SpeechField({ account, label, path, value, onChange, errorAt }: SpeechFieldProps) {
  const intl = useIntl();
  const words = (message: 'speak' | 'file' | 'play' | 'audio' | 'text' | 'language') =>
    intl.formatMessage(fieldMessages[message]);
  return (
    <fieldset className={styles.group}>
      <legend className={visuallyHidden}>{label}</legend>
      <SelectField
        label={label}
        value={value.kind}
        choices={[
          { value: 'text', label: words('speak') },
          { value: 'file', label: words('file') },
          { value: 'audio', label: words('play') },
        ]}
        onChange={(kind) => onChange(emptySpeeches[kind])}
      />
      {value.kind === 'file' && (
        <AudioFileField
          account={account}
          value={value.file}
          error={errorAt(`${path}.file`) ?? errorAt(path)}
          onChange={(file) => onChange({ kind: 'file', file })}
        />
      )}
      {value.kind === 'audio' && (
        <TextField
          label={words('audio')}
          type="url"
          value={value.url}
          error={errorAt(`${path}.url`) ?? errorAt(path)}
          onChange={(url) => onChange({ ...value, url }, `${path}.url`)}
        />
      )}
      {value.kind === 'text' && (
        <>
          <TextArea
            label={words('text')}
            hint={placeholdersHint(intl)}
            value={value.text}
            error={errorAt(`${path}.text`) ?? errorAt(path)}
            onChange={(text) => onChange({ ...value, text }, `${path}.text`)}
          />
          <SelectField
            label={words('language')}
            value={value.language}
            choices={[...new Set([...promptLanguages, value.language])].map((language) => ({
              value: language,
              label: languageName(language, intl),
            }))}
            error={errorAt(`${path}.language`)}
            onChange={(language) => onChange({ kind: 'text', text: value.text, language })}
          />
          <VoiceField
            value={value}
            error={errorAt(`${path}.voice`)}
            onChange={(voice) => {
              const { voice: _, ...plain } = value;
              onChange({ ...plain, ...(voice !== undefined && { voice }) });
            }}
          />
        </>
      )}
    </fieldset>
  );
}

export function OptionalSpeech(
  props: Omit<SpeechFieldProps, 'value' | 'onChange'> & {
    value: Speech | null;
    onChange: (value: Speech | null, group?: string) => void;
  },
) {
  const { label, value, onChange } = props;
  return (
    <>
      <Checkbox checked={value !== null} onChange={(on) => onChange(on ? EMPTY_SPEECH : null)}>
        {label}
      </Checkbox>
      {value !== null && <SpeechField {...props} value={value} />}
    </>
  );
}
