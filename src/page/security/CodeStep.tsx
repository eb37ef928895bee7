import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { FailureNotice } from '../errors/FailureNotice.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { OtpField } from '../../ui/field/OtpField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { lines } from './Security.css.ts';
import { securityMessages as words } from './security.messages.ts';

interface CodeStepProps {
  /** Also accepts recovery codes. */
  recovery?: boolean;
  onCode: (code: string) => Promise<void>;
}

/** Asks for a code and shows why one was rejected. */
export function CodeStep({ recovery = false, onCode }: CodeStepProps) {
  const intl = useIntl();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function give(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await onCode(code.trim());
    } catch (error) {
      setFailure(error);
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isWhole = code.trim().length >= 6;
    setWrong(isWhole ? undefined : intl.formatMessage(words.wholeCode));
    if (!isWhole) field.current?.focus();
    else if (!busy) void give();
  };
  const shared = { ref: field, value: code, onChange: setCode, error: wrong };
  return (
    <form className={lines} noValidate onSubmit={submit}>
      {failure !== null && <FailureNotice error={failure} />}
      {recovery ? (
        <TextField {...shared} label={intl.formatMessage(words.anyCode)} autoComplete="one-time-code" />
      ) : (
        <OtpField {...shared} label={intl.formatMessage(words.code)} />
      )}
      <Button type="submit" look="primary" busy={busy}>
        {intl.formatMessage(words.confirm)}
      </Button>
    </form>
  );
}
