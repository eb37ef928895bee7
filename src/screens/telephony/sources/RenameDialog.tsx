import { useId } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { Source } from '#contract/telephony/sources.contract.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { FormDialog } from '../../../page/frame/FormDialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { sourcesMessages as words, sourcesNamed } from './sources.messages.ts';

const Draft = z.object({ to: z.string().trim().min(1, { error: 'required' }).max(100) });

interface RenameDialogProps {
  renamed: Source;
  /** The other sources of its account. */
  others: readonly Source[];
  onClose: () => void;
}

/** Gives a source another name; that of another source makes the two one. */
export function RenameDialog({ renamed, others, onClose }: RenameDialogProps) {
  const intl = useIntl();
  const invalidate = useInvalidate();
  const list = useId();
  const { account, source } = renamed;
  const form = useForm(Draft, { to: source });
  const typed = form.values.to.trim().toLowerCase();
  const other = others.find((each) => each.source.toLowerCase() === typed);
  const save = form.submit(
    ({ to }) => call(endpoints.renameSource, { body: { account, source, to } }),
    ({ source: name, numbers, calls }) => {
      onClose();
      void invalidate('listSources', 'listNumbers', 'listCalls');
      toasts.add('success', intl.formatMessage(sourcesNamed.done, { source: name, numbers, calls }));
    },
  );
  return (
    <FormDialog
      title={intl.formatMessage(sourcesNamed.renameOne, { source })}
      form={form}
      onSubmit={save}
      onClose={onClose}
      submit={intl.formatMessage(other ? words.merge : words.rename)}
    >
      <TextField
        label={intl.formatMessage(words.name)}
        hint={intl.formatMessage(words.hint)}
        maxLength={100}
        autoComplete="off"
        list={list}
        {...form.field('to')}
      />
      <datalist id={list}>
        {others.map((each) => (
          <option key={each.source} value={each.source}>
            {each.source}
          </option>
        ))}
      </datalist>
      {other && <Notice tone="info">{intl.formatMessage(sourcesNamed.merges, { source, other: other.source })}</Notice>}
    </FormDialog>
  );
}
