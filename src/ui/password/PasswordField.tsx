import { type ComponentProps, type Ref, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { useIntl } from 'react-intl';
import { type PasswordStrength, followsRule, passwordRules } from '#values/password.ts';
import { IconButton } from '../button/IconButton.tsx';
import { box, input as inputClass } from '../field/affix.css.ts';
import { field } from '../field/Field.css.ts';
import { FieldLabel, FieldNotes, type FieldProps } from '../field/Field.tsx';
import { passwordMessages as words } from './password.messages.ts';
import { Icon } from '../icon/Icon.tsx';
import { visuallyHidden } from '../layout/visuallyHidden.css.ts';
import { mark, rule as ruleClass, rules } from './PasswordRules.css.ts';

interface PasswordFieldProps extends FieldProps, Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'required'> {
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  /** For a new password: shows the rules, checked off while typing. */
  strength?: PasswordStrength;
  ref?: Ref<HTMLInputElement>;
}

/** A password that can be revealed. Validate a new one with `isPasswordStrong`. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, value, onChange, strength, disabled = false, ...attributes } = props;
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      className={field}
      data-field=""
      validationBehavior="aria"
      value={value}
      isInvalid={Boolean(error)}
      isDisabled={disabled}
      onChange={onChange}
    >
      <FieldLabel label={label} optional={optional} />
      <Group className={box}>
        <Input
          {...attributes}
          className={inputClass}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
        />
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          size="small"
          label={intl.formatMessage(shown ? words.hide : words.show)}
          onClick={() => setShown(!shown)}
        />
      </Group>
      {strength && <PasswordRules password={value} strength={strength} />}
      <FieldNotes hint={hint} error={error} />
    </TextField>
  );
}

/** The rules of a new password, checked off one by one. */
function PasswordRules({ password, strength }: { password: string; strength: PasswordStrength }) {
  const intl = useIntl();
  return (
    <ul className={rules} aria-label={intl.formatMessage(words.rules)}>
      {passwordRules[strength].map((rule) => {
        const kept = followsRule(password, rule);
        return (
          <li key={rule} className={ruleClass({ kept })}>
            <span className={mark}>{kept && <Icon name="check" size={12} />}</span>
            {intl.formatMessage(words[rule])}
            {kept && <span className={visuallyHidden}>{intl.formatMessage(words.kept)}</span>}
          </li>
        );
      })}
      {strength === 'breached' && (
        <li className={ruleClass({ kept: false })}>
          <span className={mark} />
          {intl.formatMessage(words.notBreached)}
        </li>
      )}
    </ul>
  );
}
