import { useState } from 'react';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { type ListImportResult, mostSentContacts, type SmsList } from '#contract/messaging/lists.contract.ts';
import { CountryCode } from '#values/numberWords.ts';
import { call } from '../../../api/client/call.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { CountryField } from '../../../ui/country/CountryField.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { ImportProblems } from './ImportProblems.tsx';
import { narrow } from './MessageLists.css.ts';
import { pastedNumbers } from '#values/sms/pastedNumbers.ts';
import { contactsMessages as words, listsNamed } from './lists.messages.ts';

interface AddNumbersProps {
  list: SmsList;
  country: string;
  onAdded: (result: ListImportResult) => void;
}

const Draft = z.object({ numbers: z.string().trim().min(1), country: CountryCode });

/** Adds pasted numbers; those that are none stay in the field’s report. */
export function AddNumbers({ list: { uuid }, country, onAdded }: AddNumbersProps) {
  const intl = useIntl();
  const [result, setResult] = useState<ListImportResult | null>(null);
  const form = useForm(Draft, { numbers: '', country });
  const count = pastedNumbers(form.values.numbers).length;
  const add = form.submit(
    (draft) =>
      call(endpoints.addListContacts, {
        params: { uuid },
        body: {
          from: 'numbers',
          country: draft.country,
          contacts: pastedNumbers(draft.numbers).map((number) => ({ number, fields: {} })),
        },
      }),
    (added) => {
      form.reset({ numbers: '', country: form.values.country });
      setResult(added);
      onAdded(added);
    },
  );
  return (
    <Form form={form} onSubmit={add}>
      {form.failure !== null && <FailureNotice error={form.failure} />}
      <div className={narrow}>
        <TextArea
          label={intl.formatMessage(words.numbers)}
          hint={intl.formatMessage(words.numbersHint)}
          rows={5}
          {...form.field('numbers')}
          {...(count > mostSentContacts && {
            error: intl.formatMessage(listsNamed.tooMany, { count: mostSentContacts }),
          })}
        />
      </div>
      <div className={narrow}>
        <CountryField label={intl.formatMessage(words.country)} {...form.field('country')} />
      </div>
      {result && <ImportProblems result={result} />}
      <div>
        <Button look="primary" type="submit" busy={form.busy} disabled={count > mostSentContacts}>
          {intl.formatMessage(words.addNumbers)}
        </Button>
      </div>
    </Form>
  );
}
