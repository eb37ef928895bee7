import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import type { TwoFactorMode } from '#contract/tenancy/twoFactor.contract.ts';
import { call } from '../../../../api/client/call.ts';
import { FailureNotice } from '../../../../page/errors/FailureNotice.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { CodeStep } from '../../../../page/security/CodeStep.tsx';
import { lines } from '../../../../page/security/Security.css.ts';
import { securityMessages as words } from '../../../../page/security/security.messages.ts';
import { codeSent } from '../../../../page/security/securityFacts.messages.ts';

interface CodeDialogProps {
  action: 'turnOff' | 'renewRecoveryCodes';
  mode: TwoFactorMode;
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** Asks for a code to turn off the second factor or renew the recovery codes. Texts the code immediately. */
export function CodeDialog({ action, mode, onClose, onDone }: CodeDialogProps) {
  const intl = useIntl();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (mode !== 'sms') return undefined;
    const leaving = new AbortController();
    call(endpoints.sendTwoFactorCode, {}, { signal: leaving.signal }).then(
      ({ mobile }) => setSentTo(mobile),
      (error) => {
        if (!leaving.signal.aborted) setFailure(error);
      },
    );
    return () => leaving.abort();
  }, [mode]);

  async function give(code: string): Promise<void> {
    const { recoveryCodes } = await call(endpoints.useTwoFactorCode, { body: { code, action } });
    onDone(recoveryCodes);
  }
  return (
    <Dialog open title={intl.formatMessage(action === 'turnOff' ? words.turnOff : words.renew)} onClose={onClose}>
      <div className={lines}>
        {failure !== null && <FailureNotice error={failure} />}
        {sentTo !== null && <p>{intl.formatMessage(codeSent, { mobile: sentTo })}</p>}
        <CodeStep recovery onCode={give} />
      </div>
    </Dialog>
  );
}
