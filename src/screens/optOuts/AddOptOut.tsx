import { useId } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { call } from '../../api/client/call.ts';
import { useInvalidate } from '../../api/client/useInvalidate.ts';
import { useSelectedAccounts } from '../../page/accounts/selectedAccounts.ts';
import { FailureNotice } from '../../page/errors/FailureNotice.tsx';
import { useProfile } from '../../page/session/SessionContext.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { PhoneField } from '../../ui/phone/PhoneField.tsx';
import { phoneText } from '../../ui/phone/phoneText.ts';
import { toasts } from '../../ui/toast/toasts.ts';
import { OptOutAccounts } from './OptOutAccounts.tsx';
import { optOutsMessages as words, optOutsNamed } from './optOuts.messages.ts';

const Draft = z.object({
  account: z.number(),
  msisdn: PhoneNumber,
  evidence: z.string().trim().max(500),
  below: z.boolean(),
});

/** Opts somebody out who asked in another way than by text. */
export function AddOptOut({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const id = useId();
  const { account: own } = useProfile();
  const [selected] = useSelectedAccounts();
  const invalidate = useInvalidate();
  const form = useForm(Draft, { account: selected ?? own, msisdn: null as string | null, evidence: '', below: false });
  const save = form.submit(
    ({ account, msisdn, ...rest }) =>
      call(endpoints.changeConsent, { params: { account, msisdn }, body: { optedOut: true, ...rest } }),
    ({ msisdn }) => {
      void invalidate('listOptOuts', 'getConsent');
      toasts.add('success', intl.formatMessage(optOutsNamed.added, { number: phoneText(msisdn).text }));
      onClose();
    },
  );
  const { name: _account, ...account } = form.field('account');
  return (
    <Dialog
      open
      title={intl.formatMessage(words.add)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{intl.formatMessage(words.cancel)}</Button>
          <Button look="primary" type="submit" form={id} busy={form.busy}>
            {intl.formatMessage(words.save)}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={save}>
        {form.failure !== null && <FailureNotice error={form.failure} />}
        <PhoneField label={intl.formatMessage(words.number)} {...form.field('msisdn')} autoComplete="off" />
        <OptOutAccounts account={account} below={form.values.below} onBelow={(below) => form.set('below', below)} />
        <TextArea
          label={intl.formatMessage(words.evidence)}
          hint={intl.formatMessage(words.addHint)}
          optional
          maxLength={500}
          {...form.field('evidence')}
        />
      </Form>
    </Dialog>
  );
}
