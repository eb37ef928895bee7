import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { PhoneField } from '../../../ui/phone/PhoneField.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
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
    <FormDialog title={intl.formatMessage(words.add)} form={form} onSubmit={save} onClose={onClose}>
      <PhoneField label={intl.formatMessage(words.number)} {...form.field('msisdn')} autoComplete="off" />
      <OptOutAccounts account={account} below={form.values.below} onBelow={(below) => form.set('below', below)} />
      <TextArea
        label={intl.formatMessage(words.evidence)}
        hint={intl.formatMessage(words.addHint)}
        optional
        maxLength={500}
        {...form.field('evidence')}
      />
    </FormDialog>
  );
}
