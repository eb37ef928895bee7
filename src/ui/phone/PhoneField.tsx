import { type ComponentProps, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { dialPrefix, type PhoneCountry, phoneCountries } from '#values/phoneTyping.ts';
import { useCountryNames } from '../country/useCountryNames.ts';
import { box, input as inputClass } from '../field/affix.css.ts';
import { Field, type FieldProps } from '../field/Field.tsx';
import { useLeft } from '../field/useLeft.ts';
import { formMessages } from '../form/form.messages.ts';
import { Icon } from '../icon/Icon.tsx';
import { Flag } from './Flag.tsx';
import { phoneCountryMessage } from './phone.messages.ts';
import { country as countryClass, list, prefix } from './PhoneField.css.ts';
import { usePhoneTyping } from './usePhoneTyping.ts';

interface PhoneFieldProps
  extends
    Omit<FieldProps, 'children'>,
    Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'required' | 'autoComplete'> {
  /** E.164, or null while there is no valid number. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The country while there is no number. */
  defaultCountry?: PhoneCountry;
}

/**
 * A phone number, formatted as it is typed and valid for its country. Half a number is never handed over: the value is null,
 * the field says so when it is left, and a form does not submit over it.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, optional, value, onChange, defaultCountry = 'AU', ...attributes } = props;
  const intl = useIntl();
  const countries = useCountryNames(phoneCountries);
  const typing = usePhoneTyping(value, onChange, defaultCountry);
  const { left, onBlur, onInvalid } = useLeft();
  const refusal = intl.formatMessage(formMessages.phoneNotValid);
  const { input, refused } = typing;
  useEffect(() => input.current?.setCustomValidity(refused ? refusal : ''), [input, refused, refusal]);

  return (
    <Field label={label} hint={hint} optional={optional} error={refused ? (left ? refusal : undefined) : error}>
      {(control) => (
        <div className={box}>
          <select
            className={list}
            aria-label={intl.formatMessage(phoneCountryMessage, { label })}
            value={typing.country}
            disabled={attributes.disabled}
            onChange={(event) => typing.chooseCountry(event.currentTarget.value)}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name} {dialPrefix(code)}
              </option>
            ))}
          </select>
          <span className={countryClass} aria-hidden="true">
            <Flag country={typing.country} />
            <Icon name="chevronDown" size={12} />
            <span className={prefix}>{dialPrefix(typing.country)}</span>
          </span>
          <input
            autoComplete="tel"
            {...attributes}
            {...control}
            ref={input}
            className={inputClass}
            type="tel"
            inputMode="tel"
            maxLength={30}
            value={typing.text}
            onChange={typing.type}
            onInvalid={onInvalid}
            onBlur={() => {
              onBlur();
              typing.settle();
            }}
          />
        </div>
      )}
    </Field>
  );
}
