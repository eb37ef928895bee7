import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { below, form } from '../../../page/frame/OutsidePage.css.ts';
import { useCodeText } from '../../../page/errors/useErrorText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { OtpField } from '../../../ui/field/OtpField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { loginMessages as words } from './login.messages.ts';
import type { LoginProps } from './loginState.ts';

const shortestRecovery = 12;

/** The second factor: six digits from an app or text message, or a recovery code. */
export function CodeForm({ recovery, state, send }: LoginProps & { recovery: boolean }) {
  const intl = useIntl();
  const codeText = useCodeText();
  const { problem, challenge } = state.context;
  const busy = state.hasTag('busy');
  const [code, setCode] = useState('');
  const [remember, setRemember] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!busy) field.current?.focus();
  }, [busy, problem]);

  const give = (given: string) => send({ type: 'code.given', code: given, remember });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWhole = recovery ? code.replaceAll(/[\s-]/g, '').length >= shortestRecovery : code.length === 6;
    setWrong(isWhole ? undefined : intl.formatMessage(recovery ? words.wholeRecovery : words.wholeCode));
    if (!isWhole) field.current?.focus();
    else if (!busy) give(code.trim());
  };
  const shared = { ref: field, value: code, onChange: setCode, error: wrong };
  return (
    <form className={form} noValidate onSubmit={submit}>
      {problem && !busy && (
        <Notice tone="error" detail={problem}>
          {codeText(problem)}
        </Notice>
      )}
      {recovery ? (
        <TextField {...shared} label={intl.formatMessage(words.recoveryCode)} name="recovery" autoComplete="off" />
      ) : (
        <OtpField {...shared} label={intl.formatMessage(words.code)} name="code" />
      )}
      <Checkbox checked={remember} onChange={setRemember}>
        {intl.formatMessage(words.remember)}
      </Checkbox>
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        {intl.formatMessage(words.confirm)}
      </Button>
      <div className={below}>
        {challenge?.method === 'sms' && !recovery && (
          <Button look="quiet" size="small" disabled={busy} onClick={() => send({ type: 'code.resend' })}>
            {intl.formatMessage(words.resend)}
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          disabled={busy}
          onClick={() => send({ type: recovery ? 'recovery.left' : 'recovery.chosen' })}
        >
          {intl.formatMessage(recovery ? words.useCode : words.useRecovery)}
        </Button>
        <Button look="quiet" size="small" disabled={busy} onClick={() => send({ type: 'login.restarted' })}>
          {intl.formatMessage(words.restart)}
        </Button>
      </div>
    </form>
  );
}
