import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { form } from '../../../page/frame/OutsidePage.css.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { loginMessages as words } from './login.messages.ts';
import type { LoginProps } from './loginState.ts';

/** Step one: the email. Not checked, so as not to reveal whether it exists. */
export function EmailForm({ email, send }: Pick<LoginProps, 'send'> & { email: string }) {
  const intl = useIntl();
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (email !== '') field.current?.focus();
  }, [email]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = field.current?.value.trim() ?? '';
    if (given === '') setWrong(intl.formatMessage(words.required));
    else if (field.current?.validity.typeMismatch) setWrong(intl.formatMessage(words.invalidEmail));
    else return send({ type: 'email.given', email: given });
    field.current?.focus();
  };
  return (
    <form className={form} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label={intl.formatMessage(words.email)}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        defaultValue={email}
        required
        error={wrong}
      />
      <Button type="submit" look="primary" size="large" wide>
        {intl.formatMessage(words.next)}
      </Button>
    </form>
  );
}
