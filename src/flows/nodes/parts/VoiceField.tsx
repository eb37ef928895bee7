import { useIntl } from 'react-intl';
import type { Speech } from '#flows/core/effects.ts';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { fieldMessages } from './fields.messages.ts';
import { voiceChoices, voiceName } from '../../../ui/voices/voiceText.ts';

interface VoiceFieldProps {
  value: Extract<Speech, { kind: 'text' }>;
  error: string | undefined;
  /** Undefined is the account's voice for the language. */
  onChange: (voice: string | undefined) => void;
}

const usual = '';

/** Nothing for a language that has only the carrier's usual voice. */
export function VoiceField({ value: { language, voice }, error, onChange }: VoiceFieldProps) {
  const intl = useIntl();
  const voices = voiceChoices(language, intl);
  if (voices.length === 0 && voice === undefined) return null;
  const isKnown = voice === undefined || voices.some(({ value }) => value === voice);
  return (
    <SelectField
      label={intl.formatMessage(fieldMessages.voice)}
      value={voice ?? usual}
      choices={[
        { value: usual, label: intl.formatMessage(fieldMessages.usualVoice) },
        ...voices,
        ...(isKnown ? [] : [{ value: voice, label: voiceName(voice, intl) }]),
      ]}
      error={error}
      onChange={(chosen) => onChange(chosen === usual ? undefined : chosen)}
    />
  );
}
