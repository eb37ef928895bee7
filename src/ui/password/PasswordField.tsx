import { type ComponentProps, type Ref, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PasswordStrength } from '#values/password.ts';
import { IconButton } from '../button/IconButton.tsx';
import { box, input as inputClass } from '../field/affix.css.ts';
import { Field, type FieldProps } from '../field/Field.tsx';
import { passwordMessages as words } from './password.messages.ts';
import { PasswordRules } from './PasswordRules.tsx';

interface PasswordFieldProps
  extends Omit<FieldProps, 'children'>, Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'required'> {
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  /** Given for a new password: the list of what it needs, ticked off while it is typed. */
  strength?: PasswordStrength;
  ref?: Ref<HTMLInputElement>;
}

/** A password that can be shown. Check a new one by `isPasswordStrong`, its repetition by equality. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, value, onChange, strength, ...attributes } = props;
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <>
          <div className={box}>
            <input
              {...attributes}
              {...control}
              className={inputClass}
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              spellCheck={false}
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
            <IconButton
              icon={shown ? 'eyeOff' : 'eye'}
              size="small"
              label={intl.formatMessage(shown ? words.hide : words.show)}
              onClick={() => setShown(!shown)}
            />
          </div>
          {strength && <PasswordRules password={value} strength={strength} />}
        </>
      )}
    </Field>
  );
}
