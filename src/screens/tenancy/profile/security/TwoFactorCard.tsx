import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Security } from '#contract/tenancy/twoFactor.contract.ts';
import { Badge } from '../../../../ui/feedback/Badge.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { RecoveryCodesDialog } from '../../../../page/security/RecoveryCodesDialog.tsx';
import { buttons, lines, muted } from '../../../../page/security/Security.css.ts';
import { securityMessages as words } from '../../../../page/security/security.messages.ts';
import { bySms, codesLeft } from '../../../../page/security/securityFacts.messages.ts';
import { SetUpTwoFactor } from '../../../../page/security/SetUpTwoFactor.tsx';

/** Sets up the second factor, or turns it off and renews its codes. */
export function TwoFactorCard({ security, onChange }: { security: Security; onChange: () => void }) {
  const intl = useIntl();
  const [open, setOpen] = useState<'turnOff' | 'renewRecoveryCodes' | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const close = () => setOpen(null);
  const done = (shown: readonly string[]) => {
    close();
    setCodes(shown);
    onChange();
  };
  const { twoFactor: mode, mobile } = security;
  return (
    <Card
      title={intl.formatMessage(words.twoFactor)}
      actions={
        <Badge tone={mode === null ? 'neutral' : 'success'}>
          {intl.formatMessage(mode === null ? words.off : words.on)}
        </Badge>
      }
    >
      {mode === null ? (
        <div className={lines}>
          <p>{intl.formatMessage(words.why)}</p>
          <SetUpTwoFactor onDone={onChange} />
        </div>
      ) : (
        <div className={lines}>
          <p>
            {mode === 'totp' ? intl.formatMessage(words.byApp) : intl.formatMessage(bySms, { mobile: mobile ?? '' })}
          </p>
          <p className={muted}>{intl.formatMessage(codesLeft, { count: security.recoveryCodes })}</p>
          <div className={buttons}>
            <Button onClick={() => setOpen('renewRecoveryCodes')}>{intl.formatMessage(words.renew)}</Button>
            <Button look="danger" onClick={() => setOpen('turnOff')}>
              {intl.formatMessage(words.turnOff)}
            </Button>
          </div>
        </div>
      )}
      {open !== null && mode !== null && <CodeDialog action={open} mode={mode} onClose={close} onDone={done} />}
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />
    </Card>
  );
}
