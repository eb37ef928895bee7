import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import type { AccountNode } from '#contract/tenancy/accounts.contract.ts';
import { endpoints } from '#contract/endpoints.ts';
import { PhoneNumber } from '#values/phoneNumber.ts';
import { call } from '../../../api/client/call.ts';
import { useInvalidate } from '../../../api/client/useInvalidate.ts';
import { AnswerCard } from '../../../page/calls/AnswerCard.tsx';
import { answerFields, withAnswer } from '../../../page/calls/answerDraft.ts';
import { useLiveFlow } from '../../../page/calls/useLiveFlow.ts';
import { FailureNotice } from '../../../page/errors/FailureNotice.tsx';
import { useLeaveGuard } from '../../../page/frame/useLeaveGuard.ts';
import { paths } from '#contract/paths.ts';
import { SourceField } from '../../../page/filters/SourceField.tsx';
import { AccountField } from '../../../ui/pickList/AccountField.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { PhoneField } from '../../../ui/phone/PhoneField.tsx';
import { phoneText } from '../../../ui/phone/phoneText.ts';
import { toasts } from '../../../ui/toast/toasts.ts';
import { newNumberMessages as words, newNumberNamed } from './newNumber.messages.ts';
import * as styles from './NewNumber.css.ts';
import { useLeaveQuestion } from './useLeaveQuestion.ts';

const label = z.string().trim().min(1).max(100);
const required = { error: 'required', when: () => true };
const Draft = withAnswer(
  z
    .object({ ...answerFields, account: z.number(), did: PhoneNumber.nullable(), name: label, source: label })
    .refine(({ did }) => did !== null, { path: ['did'], ...required }),
);

interface AdoptFormProps {
  accounts: readonly AccountNode[];
  first: AccountNode;
  /** The number to begin with. */
  did: string | null;
}

/** Takes over a number that the carrier has for us. */
export function AdoptForm({ accounts, first, did }: AdoptFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const liveFlow = useLiveFlow();
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  const [pageKey] = useState(() => crypto.randomUUID());
  const begun = { account: first.id, did, name: '', source: '', answer: 'ring' as const, ringTo: null, flow: '' };
  const form = useForm(Draft, begun);
  const { account } = form.values;
  useLeaveGuard(form.dirty, useLeaveQuestion(), () => form.reset());
  const adopt = form.submit(
    async ({ account: of, did: number, name, source, ...answer }) => {
      const timezone = accounts.find(({ id }) => id === of)?.timezone ?? first.timezone;
      const flow = await liveFlow(answer, { account: of, timezone, name });
      const body = { did: number ?? '', name, source, flow };
      const headers = { 'Idempotency-Key': `${pageKey}-${of}-${number}-${flow}` };
      return call(endpoints.adoptNumber, { params: { account: of }, body }, { headers });
    },
    (number) => {
      void invalidate('listNumbers', 'listFlows', 'listUnclaimedNumbers');
      toasts.add('success', intl.formatMessage(newNumberNamed.adopted, { number: phoneText(number.did).text }));
      void navigate(paths.wizard(number.id));
    },
  );
  return (
    <Form form={form} onSubmit={adopt}>
      {form.failure !== null && <FailureNotice error={form.failure} />}
      <Card title={text('adoptTitle')}>
        <div className={styles.stack}>
          <p className={styles.text}>{text('adoptIntro')}</p>
          <div className={styles.pair}>
            {accounts.length > 1 && (
              <AccountField
                label={text('account')}
                accounts={accounts}
                value={account}
                onChange={(id) => {
                  form.set('account', id);
                  form.set('flow', '');
                }}
              />
            )}
            <PhoneField label={text('number')} {...form.field('did')} />
            <TextField label={text('name')} hint={text('nameHint')} maxLength={100} {...form.field('name')} />
            <SourceField label={text('source')} hint={text('sourceHint')} {...form.field('source')} />
          </div>
        </div>
      </Card>
      <AnswerCard account={account} form={form} live />
      <div className={styles.line}>
        <Button look="primary" type="submit" busy={form.busy}>
          {text('adopt')}
        </Button>
        <Button look="quiet" onClick={() => void navigate(paths.numbers())}>
          {text('cancel')}
        </Button>
      </div>
    </Form>
  );
}
