import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { Transcription } from '#contract/powerups/intelligence.contract.ts';
import { LikelyTerm, mostLikely, SpokenLanguage } from '#values/transcript.ts';
import { call } from '../../../api/client/call.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { useLeaveQuestion } from '../../../page/frame/useLeaveQuestion.ts';
import { NumbersField } from '../../../page/numbers/NumbersField.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../ui/field/SelectField.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { SaveBar } from '../../../ui/form/SaveBar.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { intelligenceMessages as words } from './intelligence.messages.ts';

const found = 'found';

const termsIn = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

const Draft = z.object({
  enabled: z.boolean(),
  dids: z.array(z.string()),
  language: SpokenLanguage.or(z.literal(found)),
  likely: z.string().refine((text) => z.array(LikelyTerm).max(mostLikely).safeParse(termsIn(text)).success, {
    error: 'likelyTerms',
  }),
  keepsSecrets: z.boolean(),
});

interface TranscriptionFormProps {
  settings: Transcription;
  /** Whether the installation has a recognizer. */
  canHear: boolean;
  onSaved: () => void;
}

export function TranscriptionForm({ settings, canHear, onSaved }: TranscriptionFormProps) {
  const intl = useIntl();
  const { account, version, enabled, dids, language, likely, keepsSecrets } = settings;
  const initial: z.input<typeof Draft> = {
    enabled,
    dids: dids ?? [],
    language: language ?? found,
    likely: likely.join('\n'),
    keepsSecrets,
  };
  const form = useForm(Draft, initial);
  useLeaveGuard(form.dirty, useLeaveQuestion(), () => form.reset());
  const languages = new Intl.DisplayNames(intl.locale, { type: 'language' });
  const save = form.submit(
    (draft) => {
      const chosen = draft.dids.length === 0 ? null : draft.dids;
      const spoken = draft.language === found ? null : draft.language;
      const body = { ...draft, account, version, dids: chosen, language: spoken, likely: termsIn(draft.likely) };
      return call(endpoints.changeTranscription, { body });
    },
    () => {
      toasts.add('success', intl.formatMessage(words.saved));
      onSaved();
    },
  );
  return (
    <Form form={form} onSubmit={save}>
      {form.failure !== null && <FailureNotice error={form.failure} />}
      <Checkbox
        checked={form.values.enabled}
        disabled={!canHear && !enabled}
        onChange={(isOn) => form.set('enabled', isOn)}
      >
        {intl.formatMessage(words.enabled)}
      </Checkbox>
      <NumbersField
        label={intl.formatMessage(words.numbers)}
        placeholder={intl.formatMessage(words.allNumbers)}
        searchLabel={intl.formatMessage(words.searchNumbers)}
        emptyLabel={intl.formatMessage(words.noNumbers)}
        account={account}
        chosen={form.values.dids}
        error={form.field('dids').error}
        onChange={(chosen) => form.set('dids', chosen)}
      />
      <SelectField
        label={intl.formatMessage(words.language)}
        choices={[
          { value: found, label: intl.formatMessage(words.anyLanguage) },
          ...SpokenLanguage.options.map((value) => ({ value, label: languages.of(value) ?? value })),
        ]}
        {...form.field('language')}
      />
      <TextArea
        label={intl.formatMessage(words.likely)}
        hint={intl.formatMessage(words.likelyHint)}
        optional
        rows={4}
        {...form.field('likely')}
      />
      <Checkbox checked={form.values.keepsSecrets} onChange={(keeps) => form.set('keepsSecrets', keeps)}>
        {intl.formatMessage(words.keepsSecrets)}
      </Checkbox>
      <SaveBar dirty={form.dirty} busy={form.busy} onDiscard={() => form.reset()} />
    </Form>
  );
}
