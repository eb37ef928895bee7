import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { type FormSchema, type FormState, useForm } from '../../../ui/form/useForm.ts';
import { blanksToNull } from './blanksToNull.ts';
import { customMessages as text } from './custom.messages.ts';

/** A settings form: empty fields become null, and leaving with unsaved changes asks. */
export function useCustomForm<Values extends object, Parsed>(
  schema: FormSchema<Parsed>,
  initial: Values,
): FormState<Values, Parsed> {
  const intl = useIntl();
  const form = useForm<Values, Parsed>({ safeParse: (value) => schema.safeParse(blanksToNull(value)) }, initial);
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
