import { useIntl } from 'react-intl';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.css.ts';
import { fieldMessages } from './fields.messages.ts';
import * as styles from './fields.css.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { languageName, speechLanguages } from './speech.ts';
import { EMPTY_SPEECH, type Speech } from '#flows/core/speech.ts';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

interface SpeechFieldProps {
  label: string;
  path: string;
  value: Speech;
  onChange: (value: Speech, group?: string) => void;
  errorAt: (path: string) => string | undefined;
}

/** Text to speak in a language, or an audio file. */
export function SpeechField({ label, path, value, onChange, errorAt }: SpeechFieldProps) {
  const intl = useIntl();
  const words = (message: 'speak' | 'play' | 'audio' | 'text' | 'language') =>
    intl.formatMessage(fieldMessages[message]);
  return (
    <fieldset className={styles.group}>
      <legend className={visuallyHidden}>{label}</legend>
      <SelectField
        label={label}
        value={value.kind}
        choices={[
          { value: 'text', label: words('speak') },
          { value: 'audio', label: words('play') },
        ]}
        onChange={(kind) => onChange(kind === 'text' ? EMPTY_SPEECH : { kind, url: '' })}
      />
      {value.kind === 'audio' ? (
        <TextField
          label={words('audio')}
          type="url"
          value={value.url}
          error={errorAt(`${path}.url`) ?? errorAt(path)}
          onChange={(url) => onChange({ ...value, url }, `${path}.url`)}
        />
      ) : (
        <>
          <TextArea
            label={words('text')}
            value={value.text}
            error={errorAt(`${path}.text`) ?? errorAt(path)}
            onChange={(text) => onChange({ ...value, text }, `${path}.text`)}
          />
          <SelectField
            label={words('language')}
            value={value.language}
            choices={[...new Set([...speechLanguages, value.language])].map((language) => ({
              value: language,
              label: languageName(language, intl),
            }))}
            error={errorAt(`${path}.language`)}
            onChange={(language) => onChange({ ...value, language })}
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
