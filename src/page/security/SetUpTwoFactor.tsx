import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button/Button.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { buttons } from './Security.css.ts';
import { securityMessages as words } from './security.messages.ts';
import { SetUpApp } from './SetUpApp.tsx';
import { SetUpSms } from './SetUpSms.tsx';

/** Sets up a second factor of the user's choice and shows its recovery codes; `onDone` once they are put away. */
export function SetUpTwoFactor({ onDone }: { onDone: () => void }) {
  const intl = useIntl();
  const [open, setOpen] = useState<'totp' | 'sms' | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const close = () => setOpen(null);
  const confirmed = (shown: readonly string[]) => {
    close();
    setCodes(shown);
  };
  return (
    <>
      <div className={buttons}>
        <Button onClick={() => setOpen('totp')}>{intl.formatMessage(words.app)}</Button>
        <Button onClick={() => setOpen('sms')}>{intl.formatMessage(words.sms)}</Button>
      </div>
      {open === 'totp' && <SetUpApp onClose={close} onDone={confirmed} />}
      {open === 'sms' && <SetUpSms onClose={close} onDone={confirmed} />}
      <RecoveryCodesDialog codes={codes} onClose={onDone} />
    </>
  );
}
