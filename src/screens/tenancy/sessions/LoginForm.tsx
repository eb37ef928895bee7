import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { form } from '../../../page/frame/OutsidePage.css.ts';
import { useCodeText } from '../../../page/errors/useErrorText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { ForgotLink } from './ForgotLink.tsx';
import { loginMessages as words } from './login.messages.ts';
import type { LoginProps } from './loginState.ts';

interface Wrong {
  email?: string;
  password?: string;
}

/** Email and password. Field errors take the focus; a rejected login is announced. */
export function LoginForm({ state, send }: LoginProps) {
  const intl = useIntl();
  const codeText = useCodeText();
  const { problem } = state.context;
  const busy = state.hasTag('busy');
  const [wrong, setWrong] = useState<Wrong>({});
  const [shown, setShown] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const check = (): Wrong => ({
    ...(!email.current?.value && { email: intl.formatMessage(words.required) }),
    ...(email.current?.validity.typeMismatch && { email: intl.formatMessage(words.invalidEmail) }),
    ...(!password.current?.value && { password: intl.formatMessage(words.required) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = check();
    setWrong(found);
    if (found.email) email.current?.focus();
    else if (found.password) password.current?.focus();
    else {
      const given = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' };
      send({ type: 'credentials.given', ...given });
    }
  };
  return (
    <form className={form} noValidate onSubmit={submit}>
      {problem && !busy && (
        <Notice tone="error" detail={problem}>
          {codeText(problem)}
        </Notice>
      )}
      <TextField
        ref={email}
        label={intl.formatMessage(words.email)}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        required
        error={wrong.email}
      />
      <TextField
        ref={password}
        label={intl.formatMessage(words.password)}
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        required
        error={wrong.password}
      />
      <Checkbox checked={shown} onChange={setShown}>
        {intl.formatMessage(words.show)}
      </Checkbox>
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        {intl.formatMessage(words.submit)}
      </Button>
      <ForgotLink />
    </form>
  );
}
