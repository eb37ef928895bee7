import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { below, form } from '../../../page/frame/OutsidePage.css.ts';
import { useCodeText } from '../../../page/errors/useErrorText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { ForgotLink } from './ForgotLink.tsx';
import { loginMessages as words } from './login.messages.ts';
import type { LoginProps } from './loginState.ts';

/** Step two: the password. */
export function PasswordForm({ state, send }: LoginProps) {
  const intl = useIntl();
  const codeText = useCodeText();
  const { email, problem } = state.context;
  const busy = state.hasTag('busy');
  const [wrong, setWrong] = useState<string>();
  const [shown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const password = field.current?.value ?? '';
    if (password !== '') return send({ type: 'credentials.given', email, password });
    setWrong(intl.formatMessage(words.required));
    field.current?.focus();
  };
  return (
    <form className={form} noValidate onSubmit={submit}>
      {problem && !busy && (
        <Notice tone="error" detail={problem}>
          {codeText(problem)}
        </Notice>
      )}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <div className={below}>
        <span>{email}</span>
        <Button look="quiet" size="small" disabled={busy} onClick={() => send({ type: 'email.changed' })}>
          {intl.formatMessage(words.otherEmail)}
        </Button>
      </div>
      <TextField
        ref={field}
        label={intl.formatMessage(words.password)}
        type={shown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        required
        error={wrong}
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
