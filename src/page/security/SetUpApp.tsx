import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { endpoints } from '#contract/endpoints.ts';
import { call } from '../../api/client/call.ts';
import { FailureNotice } from '../errors/FailureNotice.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { CodeStep } from './CodeStep.tsx';
import { lines, picture, secret as secretClass } from './Security.css.ts';
import { securityMessages as words } from './security.messages.ts';

interface SetUpProps {
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** Creates a secret for an authenticator app and confirms it with a first code. */
export function SetUpApp({ onClose, onDone }: SetUpProps) {
  const intl = useIntl();
  const [made, setMade] = useState<{ secret: string; qr: string } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    const leaving = new AbortController();
    call(endpoints.newTotpSecret, { params: { mode: 'totp' } }, { signal: leaving.signal }).then(setMade, (error) => {
      if (!leaving.signal.aborted) setFailure(error);
    });
    return () => leaving.abort();
  }, []);

  async function confirm(code: string): Promise<void> {
    const { recoveryCodes } = await call(endpoints.confirmTwoFactor, { params: { mode: 'totp' }, body: { code } });
    onDone(recoveryCodes);
  }
  return (
    <Dialog open title={intl.formatMessage(words.app)} onClose={onClose}>
      {failure !== null && <FailureNotice error={failure} />}
      {failure === null && !made && <Skeleton height="320px" />}
      {made && (
        <div className={lines}>
          <p>{intl.formatMessage(words.scan)}</p>
          <img className={picture} src={made.qr} alt={intl.formatMessage(words.qr)} />
          <p className={secretClass}>{made.secret}</p>
          <CodeStep onCode={confirm} />
        </div>
      )}
    </Dialog>
  );
}
