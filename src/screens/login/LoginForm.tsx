import { useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useCodeText } from '../../app/page/useErrorText.ts';
import { useSession, useSessionActor } from '../../app/session/SessionContext.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { loginMessages as words } from './login.messages.ts';
import { form } from './LoginScreen.css.ts';

interface Wrong {
  email?: string;
  password?: string;
}

/** E-mail and password. What is wrong is said at its field and takes the focus; a refusal is announced. */
export function LoginForm() {
  const intl = useIntl();
  const codeText = useCodeText();
  const session = useSessionActor();
  const problem = useSession(({ context }) => context.problem);
  const busy = useSession((snapshot) => snapshot.matches('loggingIn') || snapshot.matches('loadingProfile'));
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
      session.send({
        type: 'login.submitted',
        email: email.current?.value.trim() ?? '',
        password: password.current?.value ?? '',
      });
    }
  };
  return (
    <form className={form} noValidate onSubmit={submit}>
      {problem && !busy && <Notice tone="error">{codeText(problem)}</Notice>}
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
    </form>
  );
}
