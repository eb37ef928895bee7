import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { PhoneCountry } from '#values/phoneTyping.ts';
import { PortingDetails } from '#values/portingWords.ts';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { type FormSchema, type FormState, useForm } from '../../../ui/form/useForm.ts';
import { portingMessages as words } from './porting.messages.ts';
import { type PortingValues, toDetails } from './portingDraft.ts';

/** Drafts may be incomplete; only unstorable values are rejected. All number errors go to the one field. */
const schemaFor = (country: PhoneCountry): FormSchema<PortingDetails> => ({
  safeParse(values) {
    const result = PortingDetails.safeParse(toDetails(values as PortingValues, country));
    if (result.success) return result;
    const issues = result.error.issues.map((issue) =>
      issue.path[0] === 'numbers' ? { ...issue, path: ['numbers'] } : issue,
    );
    return { success: false, error: { issues } };
  },
});

/** The form of a request, its numbers as its country writes them; asks before leaving with unsaved changes. */
export function usePortingForm(
  initial: PortingValues,
  country: PhoneCountry,
): FormState<PortingValues, PortingDetails> {
  const intl = useIntl();
  const form = useForm(schemaFor(country), initial);
  const question = useMemo(
    () => ({
      title: intl.formatMessage(words.leaveTitle),
      text: intl.formatMessage(words.leaveBody),
      confirm: intl.formatMessage(words.leave),
      cancel: intl.formatMessage(words.stay),
    }),
    [intl],
  );
  useLeaveGuard(form.dirty, question, () => form.reset());
  return form;
}
