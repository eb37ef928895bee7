import { useState } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { mostAddedOptOuts } from '#contract/messaging/optOuts.contract.ts';
import { CountryCode } from '#values/numberWords.ts';
import { pastedNumbers } from '#values/sms/pastedNumbers.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { useSelectedAccounts } from '../../../page/accounts/selectedAccounts.ts';
import { useAccounts } from '../../../page/accounts/useAccounts.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { useProfile } from '../../../page/session/SessionContext.ts';
import { CountryField } from '../../../ui/country/CountryField.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { OptOutAccounts } from './OptOutAccounts.tsx';
import { optOutsCounted, optOutsMessages as words } from './optOuts.messages.ts';

const Draft = z.object({
  account: z.number(),
  numbers: z.string().trim().min(1),
  country: CountryCode,
  evidence: z.string().trim().min(10).max(500),
  below: z.boolean(),
});

/** Opts out everyone on a pasted list; what are no numbers stays in the field to be corrected. */
export function ImportOptOuts({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const accounts = useAccounts();
  const { account: own } = useProfile();
  const [selected = own] = useSelectedAccounts();
  const [hasInvalid, setInvalid] = useState(false);
  const invalidate = useInvalidate();
  const country = accounts.find((one) => one.id === selected)?.country ?? 'AU';
  const form = useForm(Draft, { account: selected, numbers: '', country, evidence: '', below: false });
  const count = pastedNumbers(form.values.numbers).length;
  const save = form.submit(
    ({ account, numbers, ...rest }) =>
      call(endpoints.addOptOuts, { params: { account }, body: { numbers: pastedNumbers(numbers), ...rest } }),
    ({ added, invalid }) => {
      void invalidate('listOptOuts', 'getConsent');
      toasts.add('success', intl.formatMessage(optOutsCounted.imported, { count: added }));
      if (invalid.length === 0) return onClose();
      form.reset({ ...form.values, numbers: invalid.join('\n') });
      setInvalid(true);
    },
  );
  const { name: _account, ...account } = form.field('account');
  return (
    <FormDialog
      title={intl.formatMessage(words.import)}
      form={form}
      submit={intl.formatMessage(words.importNow)}
      {...(hasInvalid && { cancel: intl.formatMessage(words.close) })}
      disabled={count > mostAddedOptOuts}
      onSubmit={save}
      onClose={onClose}
    >
      {hasInvalid && <Notice tone="warning">{intl.formatMessage(words.invalid)}</Notice>}
      <TextArea
        label={intl.formatMessage(words.numbers)}
        hint={intl.formatMessage(words.numbersHint)}
        rows={6}
        {...form.field('numbers')}
        {...(count > mostAddedOptOuts && {
          error: intl.formatMessage(optOutsCounted.tooMany, { count: mostAddedOptOuts }),
        })}
      />
      <CountryField label={intl.formatMessage(words.country)} {...form.field('country')} />
      <OptOutAccounts account={account} below={form.values.below} onBelow={(below) => form.set('below', below)} />
      <TextArea
        label={intl.formatMessage(words.evidence)}
        hint={intl.formatMessage(words.importHint)}
        rows={2}
        maxLength={500}
        {...form.field('evidence')}
      />
    </FormDialog>
  );
}
