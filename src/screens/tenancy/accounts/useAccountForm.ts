import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { type FormState, useForm } from '../../../ui/form/useForm.ts';
import { AccountDraft, type AccountValues } from './accountDraft.ts';
import { accountMessages as text } from './account.messages.ts';

export type AccountFormState = FormState<AccountValues, ReturnType<typeof AccountDraft.parse>>;

/** The account form; asks before leaving with unsaved changes. */
export function useAccountForm(initial: AccountValues): AccountFormState {
  const intl = useIntl();
  const form: AccountFormState = useForm(AccountDraft, initial);
  const question = useMemo(
    () => ({
      title: intl.formatMessage(text.leaveTitle),
      text: intl.formatMessage(text.leaveText),
      confirm: intl.formatMessage(text.leave),
      cancel: intl.formatMessage(text.stay),
    }),
    [intl],
  );
  useLeaveGuard(form.dirty, question, () => form.reset());
  return form;
}
