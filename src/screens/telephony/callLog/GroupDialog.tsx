import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { ApiError } from '../../../api/client/apiError.ts';
import { call } from '../../../api/client/call.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { PhoneField } from '../../../ui/phone/PhoneField.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { personNamed, personWords as words } from './person.messages.ts';

const Draft = z.object({ with: PhoneNumber });
const blank = { with: null as string | null };

interface GroupDialogProps {
  account: number;
  number: string;
  onClose: () => void;
  onSaved: () => void;
}

/** Says which other number a caller calls from. */
export function GroupDialog({ account, number, onClose, onSaved }: GroupDialogProps) {
  const intl = useIntl();
  const form = useForm(Draft, blank);
  const isTwice = form.failure instanceof ApiError && form.failure.code === 'WRONG-STATUS';
  const save = form.submit(
    (body) => call(endpoints.groupNumbers, { params: { account, number }, body }),
    () => {
      const other = phoneText(form.values.with ?? '').text;
      toasts.add('success', intl.formatMessage(personNamed.grouped, { number: other }));
      onSaved();
    },
  );
  return (
    <FormDialog
      title={intl.formatMessage(words.group)}
      form={form}
      onSubmit={save}
      onClose={onClose}
      intro={<p>{intl.formatMessage(words.groupIntro)}</p>}
      failureText={isTwice ? intl.formatMessage(words.twice) : undefined}
      submit={intl.formatMessage(words.groupNow)}
    >
      <PhoneField label={intl.formatMessage(words.otherNumber)} {...form.field('with')} autoComplete="off" />
    </FormDialog>
  );
}
