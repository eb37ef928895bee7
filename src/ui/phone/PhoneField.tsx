import { type ComponentProps, useEffect } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { useIntl } from 'react-intl';
import type { PhoneCountry } from '#values/phoneTyping.ts';
import { box, input as inputClass } from '../field/affix.css.ts';
import { field } from '../field/Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from '../field/Field.tsx';
import { useTouched } from '../field/useTouched.ts';
import { formMessages } from '../form/form.messages.ts';
import { PhoneCountryList } from './PhoneCountryList.tsx';
import { usePhoneTyping } from './usePhoneTyping.ts';

interface PhoneFieldProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'required' | 'autoComplete'> {
  /** E.164; null while the number is invalid. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The country while there is no number. */
  defaultCountry?: PhoneCountry;
}

/**
 * A phone number, formatted during typing and validated for its country. While it is incomplete the value is null, the
 * field shows an error on blur, and the form does not submit.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, optional, value, onChange, defaultCountry = 'AU', disabled = false, ...rest } = props;
  const intl = useIntl();
  const typing = usePhoneTyping(value, onChange, defaultCountry);
  const { touched, onBlur, onInvalid } = useTouched();
  const refusal = intl.formatMessage(formMessages.phoneNotValid);
  const { input, refused } = typing;
  useEffect(() => input.current?.setCustomValidity(refused ? refusal : ''), [input, refused, refusal]);
  const shown = refused ? (touched ? refusal : undefined) : error;

  return (
    <TextField
      className={field}
      data-field=""
      validationBehavior="aria"
      value={typing.text}
      isInvalid={Boolean(shown)}
      isDisabled={disabled}
    >
      <FieldLabel label={label} optional={optional} />
      <Group className={box}>
        <PhoneCountryList label={label} country={typing.country} onChange={typing.chooseCountry} disabled={disabled} />
        <Input
          autoComplete="tel"
          {...rest}
          ref={input}
          className={inputClass}
          type="tel"
          inputMode="tel"
          maxLength={30}
          onChange={typing.type}
          onInvalid={onInvalid}
          onBlur={() => {
            onBlur();
            typing.settle();
          }}
        />
      </Group>
      <FieldNotes hint={hint} error={shown} />
    </TextField>
  );
}
