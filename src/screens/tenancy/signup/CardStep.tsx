import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { SignupPayment } from '#contract/tenancy/accounts.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { buttons, fields } from './Signup.css.ts';
import { noProviderMessage, signupMessages as text } from './signup.messages.ts';

interface CardStepProps {
  token: string;
  /** From the invitation. */
  payment: SignupPayment;
  inviter: string;
  onBack: () => void;
  onDone: () => void;
}

/** Payment by card, or none if the invitation requires none. Shows why a card cannot be charged. */
export function CardStep({ token, payment, inviter, onBack, onDone }: CardStepProps) {
  const intl = useIntl();
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState<SignupPayment | null>(null);
  const isUnpaid = failure instanceof ApiError && failure.code === 'STRIPE-NOT-CONFIGURED';

  async function finish(chosen: SignupPayment): Promise<void> {
    setBusy(chosen);
    setFailure(null);
    try {
      await call(endpoints.sendSignupCard, { params: { token }, body: { payment: chosen } });
      onDone();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(null);
    }
  }

  return (
    <Card title={intl.formatMessage(text.cardTitle)}>
      <div className={fields}>
        <p>{intl.formatMessage(payment === 'skip' ? text.noCard : text.cardNeeded)}</p>
        {isUnpaid && <Notice tone="warning">{intl.formatMessage(noProviderMessage, { inviter })}</Notice>}
        {failure !== null && !isUnpaid && <FailureNotice error={failure} />}
        <div className={buttons}>
          {payment === 'skip' ? (
            <Button look="primary" busy={busy === 'skip'} onClick={() => void finish('skip')}>
              {intl.formatMessage(text.finish)}
            </Button>
          ) : (
            <Button look="primary" busy={busy === 'stripe'} onClick={() => void finish('stripe')}>
              {intl.formatMessage(text.addCard)}
            </Button>
          )}
          <Button look="quiet" onClick={onBack}>
            {intl.formatMessage(text.back)}
          </Button>
        </div>
      </div>
    </Card>
  );
}
