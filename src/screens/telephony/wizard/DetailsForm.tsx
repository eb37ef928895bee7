import { useIntl } from 'react-intl';
import { z } from 'zod';
import type { NumberExtra, TrackingNumber } from '#contract/telephony/numbers.contract.ts';
import { VoicemailNotify } from '#values/numberWords.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { SourceField } from '../../../page/filters/SourceField.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { staleVersion, useNumberChange } from './useNumberChange.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';
import { wizardMessages as words } from './wizard.messages.ts';

const label = z.string().trim().min(1).max(100);
const nothing = z.literal('').transform(() => null);
const Draft = z.object({
  name: label,
  source: label,
  customGA: z.union([nothing, z.string().regex(/^G-[A-Z0-9]{4,20}$/)]),
  replyEmail: z.union([nothing, z.email({ error: 'email' })]),
  voicemailNotify: VoicemailNotify,
});

const notices = { missed: words.notifyMissed, always: words.notifyAlways, no: words.notifyNo };

interface DetailsFormProps {
  number: TrackingNumber;
  extra: NumberExtra;
  onSaved: () => void;
}

/** The number's name, source and notifications. Reports a concurrent change and keeps the edits. */
export function DetailsForm({ number, extra, onSaved }: DetailsFormProps) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const text = (key: Exclude<keyof typeof words, 'title'>) => intl.formatMessage(words[key]);
  const { name, source, customGA } = number;
  const change = useNumberChange(number);
  const { replyEmail, voicemailNotify } = extra.extra;
  const form = useForm(Draft, {
    name,
    source,
    customGA: customGA ?? '',
    replyEmail: replyEmail ?? '',
    voicemailNotify,
  });
  useLeaveGuard(form.dirty, useLeaveQuestion(), () => form.reset());
  const isStale = staleVersion(form.failure) !== undefined;
  const save = form.submit(change, () => {
    toasts.add('success', text('saved'));
    onSaved();
    void invalidate('listNumbers', 'listFlows');
  });
  return (
    <Form form={form} onSubmit={save}>
      {form.failure !== null && <FailureNotice error={form.failure} text={isStale ? text('stale') : undefined} />}
      <TextField label={text('numberName')} maxLength={100} {...form.field('name')} />
      <SourceField label={text('source')} {...form.field('source')} />
      <TextField
        label={text('customGA')}
        hint={text('customGAHint')}
        optional
        maxLength={22}
        {...form.field('customGA')}
      />
      <TextField label={text('replyEmail')} optional type="email" maxLength={254} {...form.field('replyEmail')} />
      <SelectField
        label={text('voicemailNotify')}
        choices={VoicemailNotify.options.map((value) => ({ value, label: intl.formatMessage(notices[value]) }))}
        {...form.field('voicemailNotify')}
      />
      <div>
        <Button look="primary" type="submit" busy={form.busy} disabled={!form.dirty}>
          {text('save')}
        </Button>
      </div>
    </Form>
  );
}
