import { useIntl } from 'react-intl';
import { Register, RegistrationState } from '#values/sms/sender.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CountryField } from '../../../ui/country/CountryField.tsx';
import { DatePicker } from '../../../ui/date/DateField.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import type { RegistrationValues } from './senderDraft.ts';
import { row } from './Senders.css.ts';
import { formWords as words, registerWords, stateWords } from './senders.messages.ts';

interface RegistrationFieldsProps {
  value: RegistrationValues;
  onChange: (value: RegistrationValues) => void;
  onRemove: () => void;
  /** The problem of one of its fields. */
  errorOf: (field: keyof RegistrationValues) => string | undefined;
}

/** One registration of a sender. */
export function RegistrationFields({ value, onChange, onRemove, errorOf }: RegistrationFieldsProps) {
  const intl = useIntl();
  const label = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const set = (change: Partial<RegistrationValues>) => onChange({ ...value, ...change });
  return (
    <div className={row}>
      <CountryField
        label={label('country')}
        value={value.country}
        error={errorOf('country')}
        onChange={(country) => set({ country })}
      />
      <SelectField
        label={label('register')}
        value={value.register}
        choices={Register.options.map((one) => ({ value: one, label: intl.formatMessage(registerWords[one]) }))}
        onChange={(register) => set({ register })}
      />
      <SelectField
        label={label('state')}
        value={value.state}
        choices={RegistrationState.options.map((one) => ({ value: one, label: intl.formatMessage(stateWords[one]) }))}
        onChange={(state) => set({ state })}
      />
      <TextField
        label={label('reference')}
        optional
        maxLength={100}
        value={value.reference}
        error={errorOf('reference')}
        onChange={(reference) => set({ reference })}
      />
      <TextField
        label={label('note')}
        optional
        maxLength={300}
        value={value.note}
        error={errorOf('note')}
        onChange={(note) => set({ note })}
      />
      <DatePicker
        label={label('expires')}
        optional
        value={value.expires}
        error={errorOf('expires')}
        onChange={(expires) => set({ expires })}
      />
      <div>
        <Button size="small" onClick={onRemove}>
          {label('removeRegistration')}
        </Button>
      </div>
    </div>
  );
}
