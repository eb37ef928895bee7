import { useState } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { ApiError } from '../../api/client/apiError.ts';
import { call } from '../../api/client/call.ts';
import { FailureNotice } from '../errors/FailureNotice.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { PhoneField } from '../../ui/phone/PhoneField.tsx';
import { CodeStep } from './CodeStep.tsx';
import { lines } from './Security.css.ts';
import { securityMessages as words } from './security.messages.ts';
import { codeSent } from './securityFacts.messages.ts';

interface SetUpProps {
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}

const Draft = z.object({ mobile: PhoneNumber });

/** Sets the mobile number for codes and confirms it with a first code. */
export function SetUpSms({ onClose, onDone }: SetUpProps) {
  const intl = useIntl();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm(Draft, { mobile: null as string | null });
  const isRejected = form.failure instanceof ApiError && form.failure.code === 'CARRIER-FAILED';

  async function send(body: z.output<typeof Draft>): Promise<string> {
    await call(endpoints.addTwoFactorNumber, { body });
    return (await call(endpoints.sendTwoFactorCode, {})).mobile;
  }
  async function confirm(code: string): Promise<void> {
    const { recoveryCodes } = await call(endpoints.confirmTwoFactor, { params: { mode: 'sms' }, body: { code } });
    onDone(recoveryCodes);
  }
  return (
    <Dialog open title={intl.formatMessage(words.sms)} onClose={onClose}>
      {sentTo === null ? (
        <Form form={form} onSubmit={form.submit(send, setSentTo)}>
          {form.failure !== null && (
            <FailureNotice error={form.failure} text={isRejected ? intl.formatMessage(words.smsNotSent) : undefined} />
          )}
          <PhoneField {...form.field('mobile')} label={intl.formatMessage(words.mobile)} autoComplete="tel" />
          <Button type="submit" look="primary" busy={form.busy}>
            {intl.formatMessage(words.sendCode)}
          </Button>
        </Form>
      ) : (
        <div className={lines}>
          <p>{intl.formatMessage(codeSent, { mobile: sentTo })}</p>
          <CodeStep onCode={confirm} />
        </div>
      )}
    </Dialog>
  );
}
